// An instance of a class is kept where threads share it.

import Keyworks

final class Counter { var count = 0 }
final class Constant: Sendable { let count = 0 }
@MainActor final class Screen { var title = "" }
actor Log {}

extension Container {
  var cached: Factory<Counter> { self { Counter() }.cached }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var shared: Factory<Counter> { self { Counter() }.shared }
  // expected-warning @-1 {{Make its type or its protocol Sendable, or write}}
  var singleton: Factory<Counter> { self { Counter() }.singleton }
  // expected-warning @-1 {{or write .assumingSendable before the lifetime.}}
  var scoped: Factory<Counter> { self { Counter() }.scope(Scope("session")) }
  // expected-warning @-1 {{Threads can share what is kept, but it is not Sendable. Make}}
  var aging: Factory<Counter> { self { Counter() }.cached.timeToLive(.seconds(1)) }
  // expected-warning @-1 {{instead of @Injected.}}
  var config: ThrowingFactory<Counter, any Error> { self.throwing { Counter() }.singleton }
  // expected-warning @-1 {{Threads can share what is kept}}
  var named: ParameterFactory<String, Counter> { self { _ in Counter() }.shared }
  // expected-warning @-1 {{Threads can share what is kept}}
  var promise: Factory<Counter> { promised().cached }
  // expected-warning @-1 {{Threads can share what is kept}}
}

// Silent: what no two threads get, what is Sendable, and what its author answers for.

extension Container {
  var unique: Factory<Counter> { self { Counter() } }
  var graph: Factory<Counter> { self { Counter() }.graph }
  var assumed: Factory<Counter> { self { Counter() }.assumingSendable.cached }
  var constant: Factory<Constant> { self { Constant() }.cached }
  var log: Factory<Log> { self { Log() }.shared }
  @MainActor var screen: Factory<Screen> { self { Screen() }.singleton }
}
