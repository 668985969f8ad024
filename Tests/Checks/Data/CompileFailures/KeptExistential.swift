// A value behind a protocol is kept where threads share it. What counts is the protocol,
// not the type that conforms.

import Keyworks

protocol Plain {}
protocol Safe: Sendable {}
protocol Both: Plain, Safe {}
final class Constant: Both {}

extension Container {
  var cached: Factory<any Plain> { self { Constant() }.cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var shared: Factory<any Plain> { self { Constant() }.shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  var singleton: Factory<any Plain> { self { Constant() }.singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  var scoped: Factory<any Plain> { self { Constant() }.scope(Scope("session")) }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var anything: Factory<Any> { self { Constant() }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
  var object: Factory<AnyObject> { self { Constant() }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
  var list: Factory<[any Plain]> { self { [Constant()] }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
  var closure: Factory<() -> Int> { self { { 1 } }.cached }
  // expected-warning @-1 {{Threads can share what is kept}}
}

// Silent.

extension Container {
  var safe: Factory<any Safe> { self { Constant() }.cached }
  var safeShared: Factory<any Safe> { self { Constant() }.shared }
  var safeSingleton: Factory<any Safe> { self { Constant() }.singleton }
  var safeScoped: Factory<any Safe> { self { Constant() }.scope(Scope("session")) }
  var both: Factory<any Both> { self { Constant() }.cached }
  var composed: Factory<any Plain & Sendable> { self { Constant() }.cached }
  var safeList: Factory<[any Safe]> { self { [Constant()] }.cached }
  var assumed: Factory<any Plain> { self { Constant() }.assumingSendable.cached }
  var assumedShared: Factory<any Plain> { self { Constant() }.assumingSendable.shared }
  var assumedSingleton: Factory<any Plain> { self { Constant() }.assumingSendable.singleton }
  var assumedScoped: Factory<any Plain> {
    self { Constant() }.assumingSendable.scope(Scope("session"))
  }
}
