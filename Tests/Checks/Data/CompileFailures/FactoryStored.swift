// A factory is kept where threads could share it. Its body need not be Sendable, so it
// is not Sendable either; keep the container.

import Keyworks

extension Container {
  var number: Factory<Int> { self { 1 } }
}

final class Service: Sendable {
  let number: Factory<Int>
  // expected-error @-1 {{class 'Service' has non-Sendable type 'Factory<Int>'}}
  let text: ParameterFactory<Int, String>
  // expected-error @-1 {{class 'Service' has non-Sendable type 'BasicFactory<Int, _OwnKey<Int>, String, Never>'}}
  let config: ThrowingFactory<Int, any Error>
  // expected-error @-1 {{class 'Service' has non-Sendable type 'BasicFactory<(), _NoKey, Int, any Error>'}}
  let container: Container

  init(_ container: Container) {
    self.container = container
    number = container.number
    text = container { "\($0)" }
    config = container.throwing { throw CancellationError() }
  }
}

let number = Container.shared.number
// expected-error @-1 {{let 'number' is not concurrency-safe}}
// expected-note @-2 {{add '@MainActor' to make let 'number'}}
// expected-note @-3 {{disable concurrency-safety checks}}

func detached(_ container: Container) {
  let number = container.number
  Task.detached { @Sendable in print(number()) }
  // expected-error @-1 {{capture of 'number' with non-Sendable type 'Factory<Int>'}}
}
