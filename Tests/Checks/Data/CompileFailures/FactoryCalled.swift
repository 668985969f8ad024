// A factory is called to change what it builds. A call resolves.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}
struct Mock: Clock {}
enum Experiment: Variant { case a, b }

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
  var flow: ParameterFactory<Experiment, Int> { self { _ in 1 } }
}

func calls(_ container: Container) {
  container.clock { Mock() }
  // expected-error @-1 {{Calling a factory resolves it. To change what it builds, write register}}
  container.clock { "a" }
  // expected-error @-1 {{or override { … } in a test.}}
  container.text { _ in "" }
  // expected-error @-1 {{Calling a factory resolves it.}}
  container.config { 2 }
  // expected-error @-1 {{Calling a factory resolves it.}}
  container.flow { _ in 2 }
  // expected-error @-1 {{Calling a factory resolves it.}}
}
