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
  var onTest: Factory<Int> { self { 1 }.onTest { 2 } }
  // expected-error @-1 {{Write .on(.test) { … }, .on(.preview) { … } or .on(.argument("name")) { … }.}}
  var onArg: Factory<Int> { self { 1 }.onArg("mock") { 2 } }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'onArg'}}
  var decorator: Factory<Int> { self { 1 }.decorator { print($0) } }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'decorator'}}
  var called: Factory<Int> { self { 1 }.cached() }
  // expected-error @-1 {{cannot convert return expression of type 'Int' to return type 'Factory<Int>'}}
}

func overriding(_ container: Container) {
  container.manager.push()
  // expected-error @-1 {{An override returns a token: let token = container.clock.override { … }, and later token.revert()}}
  container.manager.reset()
  // expected-error @-1 {{Write container.reset(), or container.reset(.instances)}}
  container.manager.reset(options: 1)
  // expected-error @-1 {{Write container.reset(), or container.reset(.instances)}}
  container.reset(options: .all)
  // expected-error @-1 {{extraneous argument label 'options:' in call}}
  container.clock.reset(.scope)
  // expected-error @-1 {{type 'ResetOptions' has no member 'scope'}}
}
