// The arguments are kept with the instance, so that they can be compared on any thread:
// they are shared as it is.

import Keyworks

final class Key: Hashable {
  var name = ""
  static func == (one: Key, other: Key) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Container {
  var cached: ParameterFactory<Key, Int> { self { _ in 1 }.cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var shared: ParameterFactory<(Int, Key), Int> { self { _, _ in 1 }.shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  var singleton: ParameterFactory<Key?, Int> { self { _ in 1 }.singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  var scoped: ParameterFactory<[Key], Int> { self { _ in 1 }.scope(Scope("session")) }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
}

// Silent.

extension Container {
  var unique: ParameterFactory<Key, Int> { self { _ in 1 } }
  var graph: ParameterFactory<Key, Int> { self { _ in 1 }.graph }
  var assumed: ParameterFactory<Key, Int> { self { _ in 1 }.assumingSendable.cached }
  var safe: ParameterFactory<(Int, String), Int> { self { _, _ in 1 }.cached }
}
