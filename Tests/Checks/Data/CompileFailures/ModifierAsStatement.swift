// A modifier stands where a verb is meant: it changes a copy, which is lost.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}
struct Mock: Clock {}

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var config: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
}

func afterVerb(_ container: Container) {
  container.clock.register { Mock() }.cached
  // expected-error @-1 {{A registration returns nothing, and the factory keeps its lifetime}}
  // expected-warning @-2 {{is unused}}
  container.clock.register {
    // expected-error @-1 {{Write those where the factory is declared, self { … }.cached,}}
    print("mock")
    return Mock()
  }.scope(.singleton)  // expected-warning {{result of call to 'scope' is unused}}
  container.clock.register { Mock() }.on(.test) { Mock() }
  // expected-error @-1 {{and end the registration with its body.}}
  // expected-warning @-2 {{result of call to 'on(_:body:)' is unused}}
  _ = container.text.register { _ in "" }.decorated { $0 }
  // expected-error @-1 {{value of tuple type '()' has no member 'decorated'}}
  _ = container.config.register { 1 }.cached
  // expected-error @-1 {{value of tuple type '()' has no member 'cached'}}
  container.clock.override { Mock() }.cached
  // expected-error @-1 {{value of type 'Token' has no member 'cached'}}
}

func alone(_ container: Container) {
  container.clock.on(.test) { Mock() }
  // expected-warning @-1 {{result of call to 'on(_:body:)' is unused}}
  container.clock.on(.preview) { Mock() }
  // expected-warning @-1 {{result of call to 'on(_:body:)' is unused}}
  container.clock.decorated { $0 }
  // expected-warning @-1 {{result of call to 'decorated' is unused}}
  container.clock.cached
  // expected-warning @-1 {{expression of type 'Factory<any Clock>' is unused}}
}
