// A body builds another type than its property declares.

import Keyworks

protocol Clock {}
struct SystemClock: Clock {}
struct Engine {}

extension Container {
  var number: Factory<Int> { self { "one" } }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  var clock: Factory<any Clock> { self { Engine() } }
  // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'any Clock'}}
  var kept: Factory<Int> { self { Engine() }.cached }  // expected-error {{cannot convert}}
  var text: ParameterFactory<Int, String> { self { id in Engine() } }
  // expected-error @-1 {{cannot convert value of type 'Engine' to closure result type 'String'}}
  var config: ThrowingFactory<Int, any Error> { self.throwing { try load() } }
  // expected-error @-1 {{cannot convert value of type 'String' to closure result type 'Int'}}
  var bare: Factory<any Clock> { SystemClock() }
  // expected-error @-1 {{expression of type 'SystemClock' to return type 'Factory<any Clock>'}}
  var factory: Factory<any Clock> { self { self.clock } }
  // expected-error @-1 {{value of type 'Factory<any Clock>' to closure result type 'any Clock'}}
}

func load() throws -> String { "" }
