// What a verb is given is of another type than the factory.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}
struct Engine: Sendable {}
enum LoadError: Error { case missing }
enum OtherError: Error { case other }

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var number: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, LoadError> { promised() }
}

func closures(_ container: Container) {
  container.clock.override { Engine() }
  // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'any Clock'}}
  container.clock.register { Engine() }
  // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'any Clock'}}
  container.clock.decorate { _ in Engine() }
  // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'any Clock'}}
  container.clock.override {
    Engine()
    // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'any Clock'}}
  }.during {
  }
  container.number.override { "one" }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  container.text.override { _ in 1 }
  // expected-error @-1 {{cannot convert value of type 'Int' to closure result type 'String'}}
  container.text.override { (name: String) in name }
  // expected-error @-1 {{'@Sendable (String) -> String' to expected argument type}}
  container.config.override { "one" }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  container.config.override { () throws(OtherError) in throw .other }
  // expected-error @-1 {{invalid conversion of thrown error type 'OtherError' to 'LoadError'}}
  container.config.override { throw LoadError.missing }
  // expected-error @-1 {{invalid conversion of thrown error type 'any Error' to 'LoadError'}}
}

func values(_ container: Container) {
  container.clock.override(with: Engine())
  // expected-error @-1 {{argument type 'Engine' does not conform to expected type 'Clock'}}
  container.clock.register(with: Engine())
  // expected-error @-1 {{argument type 'Engine' does not conform to expected type 'Clock'}}
  container.number.override(with: "one")
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}
