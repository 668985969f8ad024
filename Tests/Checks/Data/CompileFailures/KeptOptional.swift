// An Optional is kept where threads share it: as its wrapped type is.

import Keyworks

protocol Plain {}
protocol Safe: Sendable {}
final class Counter: Plain { var count = 0 }
struct Constant: Safe {}

extension Container {
  var cached: Factory<Counter?> { self { Counter() }.cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var shared: Factory<Counter?> { self { nil }.shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  var singleton: Factory<(any Plain)?> { self { Counter() }.singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  var scoped: Factory<(any Plain)?> { self { nil }.scope(Scope("session")) }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
}

func generic<Value>(_ container: Container, _ build: @escaping () -> Value?) -> Factory<Value?> {
  container(id: 1, build).cached  // expected-warning {{Threads can share what is kept}}
}

// Silent.

extension Container {
  var number: Factory<Int?> { self { nil }.cached }
  var safe: Factory<(any Safe)?> { self { Constant() }.singleton }
  var assumed: Factory<Counter?> { self { Counter() }.assumingSendable.cached }
  var assumedScoped: Factory<(any Plain)?> { self { nil }.assumingSendable.scope(Scope("session")) }
}
