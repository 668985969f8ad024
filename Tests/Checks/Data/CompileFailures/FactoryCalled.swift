// A factory is called to change what it builds: in other libraries, this registers a body.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}
struct Mock: Clock {}

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
}

func calls(_ container: Container) {
  container.clock { Mock() }
  // expected-error @-1 {{A call resolves the factory, which takes no arguments.}}
  Container.shared.clock {
    // expected-error @-1 {{register { … } in an app and override { … } in a test.}}
    print("mock")
    return Mock()
  }
  container.text { _ in "" }
  // expected-error @-1 {{trailing closure passed to parameter of type 'Int' that does not accept a closure}}
  _ = container.config { 2 }
  // expected-error @-1 {{A call resolves the factory, which takes no arguments.}}
}
