// A value that threads must not share is handed to every thread. Registering it warns;
// overriding with it does not, so that a test stays plain.

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
  container.counter.override(with: counter)
  container.named.override(with: counter)
  container.config.override(with: counter)
  container.plain.override(with: counter).during { counter.count += 1 }
  await container.plain.override(with: counter).during { await Task.yield() }
}
