// A body that a container keeps captures something that threads must not share.

import Keyworks

protocol Plain {}
final class Counter: Plain { var count = 0 }
// expected-note @-1 5 {{class 'Counter' does not conform to the 'Sendable' protocol}}

extension Container {
  var plain: Factory<any Plain> { self { Counter() } }
  var named: ParameterFactory<String, any Plain> { self { _ in Counter() } }
}

func verbs(_ container: Container) {
  let counter = Counter()
  container.plain.register { counter }
  // expected-error @-1 {{capture of 'counter' with non-Sendable type 'Counter'}}
  container.plain.override { counter }
  // expected-error @-1 {{capture of 'counter' with non-Sendable type 'Counter'}}
  container.plain.decorate { _ in counter }
  // expected-error @-1 {{capture of 'counter' with non-Sendable type 'Counter'}}
  container.named.override { _ in counter }
  // expected-error @-1 {{capture of 'counter' with non-Sendable type 'Counter'}}
  container.plain.override {
    counter
    // expected-error @-1 {{capture of 'counter' with non-Sendable type 'Counter'}}
  }.during {
  }

  var number = 0
  container.plain.override {  // no mutable state either
    number += 1
    // expected-error @-1 {{mutation of captured var 'number' in concurrently-executing code}}
    return Counter()
  }

  container.plain.override(with: counter)  // what a test may do
  // expected-warning @-1 {{Threads can share this value, but it is not Sendable. Make its type or its protocol Sendable, or override with a closure that builds it.}}
}
