// A value that threads must not share is handed to every thread, by a registration or an override.

import Keyworks

protocol Plain {}
protocol Safe: Sendable {}
final class Counter: Plain { var count = 0 }
struct Constant: Safe, Plain {}

extension Container {
  var plain: Factory<any Plain> { self { Counter() } }
  var counter: Factory<Counter?> { self { Counter() } }
  var named: ParameterFactory<String, any Plain> { self { _ in Counter() } }
  var config: ThrowingFactory<any Plain, any Error> { self.throwing { Counter() } }
  var safe: Factory<any Safe> { self { Constant() } }
}

func registering(_ container: Container) {
  container.plain.register(with: Counter())
  // expected-warning @-1 {{Threads can share what is registered, but it is not Sendable.}}
  container.plain.register(with: Constant())
  // expected-warning @-1 {{Make its type or its protocol Sendable}}
  container.counter.register(with: Counter())
  // expected-warning @-1 {{or register a closure that builds it.}}
  container.named.register(with: Counter())
  // expected-warning @-1 {{Threads can share what is registered}}
  container.config.register(with: Counter())
  // expected-warning @-1 {{Threads can share what is registered}}

  container.plain.register { Counter() }
  container.safe.register(with: Constant())
}

func overriding(_ container: Container) async {
  let counter = Counter()
  container.plain.override(with: counter)
  // expected-warning @-1 {{Threads can share this value, but it is not Sendable.}}
  container.counter.override(with: counter).revert()
  // expected-warning @-1 {{Make its type or its protocol Sendable}}
  container.named.override(with: counter).during { counter.count += 1 }
  // expected-warning @-1 {{or override with a closure that builds it.}}
  await container.config.override(with: counter).during { await Task.yield() }
  // expected-warning @-1 {{Threads can share this value}}

  container.plain.override { Counter() }
  container.safe.override(with: Constant())
}
