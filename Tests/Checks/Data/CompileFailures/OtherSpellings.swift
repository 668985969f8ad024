// What other libraries write to declare and to resolve.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}

extension Container {
  var clock: Factory<any Clock> { Factory(self) { SystemClock() } }
  // expected-error @-1 {{A factory is declared by calling its container: self { … }.}}
  var short: Factory<any Clock> { .init(self) { SystemClock() } }
  // expected-error @-1 {{A factory is declared by calling its container: self { … }.}}
  var alone: Factory<any Clock> { Factory { SystemClock() } }
  // expected-error @-1 {{A factory is declared by calling its container: self { … }.}}
  var text: ParameterFactory<Int, String> { ParameterFactory(self) { "\($0)" } }
  // expected-error @-1 {{A factory is declared by calling its container: self { … }.}}
  var config: ThrowingFactory<Int, any Error> { ThrowingFactory(self) { 1 } }
  // expected-error @-1 {{A factory is declared by calling its container: self { … }.}}
}

func resolving(_ container: Container) {
  _ = container.resolve(SystemClock.self)
  // expected-error @-1 {{Nothing is found by its type. Call the property that declares the factory:}}
  let clock: any Clock = container.resolve((any Clock).self)
  // expected-error @-1 {{container.clock().}}
  _ = container.resolve(\.clock)
  // expected-error @-1 {{Resolve a key path in brackets: container[}}
  print(clock)
}
