// A value is resolved as another type than the factory builds.

import Keyworks

protocol Clock {}
struct SystemClock: Clock {}
struct Engine {}

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var number: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
}

func use(_ engine: Engine) {}

func calls(_ container: Container) throws {
  let engine: Engine = container.clock()
  // expected-error @-1 {{cannot convert value of type 'any Clock' to specified type 'Engine'}}
  let text: Int = container.text(1)
  // expected-error @-1 {{cannot convert value of type 'String' to specified type 'Int'}}
  let config: String = try container.config()
  // expected-error @-1 {{cannot convert value of type 'Int' to specified type 'String'}}
  use(container.number())
  // expected-error @-1 {{cannot convert value of type 'Int' to expected argument type 'Engine'}}
  print(engine, text, config)
}

func keyPaths(_ container: Container) throws {
  let engine: Engine = container[\.clock]
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
  let optional: Engine? = container[\.clock]
  // expected-error @-1 {{Resolve one whose declaration names that type, or convert the value.}}
  let text: Int = container[\.text, 1]
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
  let config: String = try container[\.config]
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
  // expected-warning @-2 {{no calls to throwing functions occur within 'try' expression}}
  use(container[\.number])
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
  use(container[\.text, 1])
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
  print(engine, optional as Any, text, config, container[\.number] + "a")
  // expected-error @-1 {{The factory builds another type than is wanted here.}}
}

// A key path that belongs to another container.

final class OtherContainer: ManagedContainer {
  let manager = ContainerManager()
}
extension OtherContainer {
  var other: Factory<Int> { self { 1 } }
}

func roots(_ container: Container) {
  _ = container[\OtherContainer.other]
  // expected-error @-1 {{cannot convert value of type 'KeyPath<OtherContainer, Factory<Int>>'}}
  // expected-note @-2 {{'Root' ('OtherContainer' and 'Container') are expected to be equal}}
  _ = container[\.other]  // expected-error {{value of type 'Container' has no member 'other'}}
  _ = Container.clock()
  // expected-error @-1 {{instance member 'clock' cannot be used on type 'Container'}}
}
