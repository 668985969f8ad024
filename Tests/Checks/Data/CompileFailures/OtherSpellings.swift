// What other libraries write to declare and to resolve.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}
struct Mock: Clock {}

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
  var context: Factory<any Clock> { self { SystemClock() }.context(.test) { Mock() }.cached }
  // expected-error @-1 {{write .on(.test) { … }, .on(.preview) { … } or .on(.argument("name")) { … }.}}
  var onTest: Factory<Int> { self { 1 }.onTest { 2 } }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'onTest'}}
  var onArg: Factory<Int> { self { 1 }.onArg("mock") { 2 } }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'onArg'}}
  var decorator: Factory<Int> { self { 1 }.decorator { print($0) } }
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'decorator'}}
}

func overriding(_ container: Container) {
  container.manager.push()
  // expected-error @-1 {{value of type 'ContainerManager' has no member 'push'}}
  container.manager.reset()
  // expected-error @-1 {{Write container.reset(), or container.reset(.instances)}}
  container.manager.reset(options: .all)
  // expected-error @-1 {{Write container.reset(), or container.reset(.instances)}}
  container.reset(options: .all)
  // expected-error @-1 {{extraneous argument label 'options:' in call}}
  container.clock.reset(.scope)
  // expected-error @-1 {{Write .instances for all instances, or container.reset(scope: .cached) for some.}}
  container.reset(.scope)
  // expected-error @-1 {{Write .instances for all instances, or container.reset(scope: .cached) for some.}}
  container.clock.context(.test) { Mock() }
  // expected-error @-1 {{Where the factory is declared, write .on(.test) { … }}}
  // expected-warning @-2 {{result of call to 'context' is unused}}
}

func configuring() {
  let container = Container().with { $0.clock.register { Mock() } }
  // expected-error @-1 {{with(value) { … } puts context values in force. To change factories, keep}}
  Container.shared.with {
    // expected-error @-1 {{let container = Container(), and then container.clock.register { … }.}}
    $0.clock.register { Mock() }
    $0.short.override { Mock() }
  }
  _ = container
}

final class Screen {
  @DynamicInjected(\.clock) var clock
  // expected-error @-1 {{var clock: any Clock { Container.shared.clock() }.}}
  @DynamicInjected(\.short) var short: any Clock
  // expected-error @-1 {{with @Injected when the object is made, with @LazyInjected at the first use.}}
}
