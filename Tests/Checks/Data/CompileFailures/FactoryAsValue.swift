// A factory stands where its value is wanted, or the other way round.

import Keyworks

protocol Clock { var now: Int { get } }
struct SystemClock: Clock { let now = 1 }

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var number: Factory<Int> { self { 1 } }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
}

func use(_ clock: any Clock) {}

func values(_ container: Container) {
  let number: Int = container.number
  // expected-error @-1 {{cannot convert value of type 'Factory<Int>' to specified type 'Int'}}
  let clock: any Clock = container.clock
  // expected-error @-1 {{'Factory<any Clock>' does not conform to specified type 'Clock'}}
  let text: String = container.text
  // expected-error @-1 {{'ParameterFactory<Int, String>' (aka 'BasicFactory<Int, _OwnKey<Int>, String, Never>') to specified}}
  use(container.clock)
  // expected-error @-1 {{'Factory<any Clock>' does not conform to expected type 'Clock'}}
  _ = container.clock.now
  // expected-error @-1 {{value of type 'Factory<any Clock>' has no member 'now'}}
  _ = container.number + 1
  // expected-error @-1 {{'Factory<Int>' to expected argument type 'Int'}}
  print(number, clock, text)
}

// A factory that is called is its value, also after a lifetime.

extension Container {
  var called: Factory<Int> { self { 1 }.cached() }
  // expected-error @-1 {{A lifetime has no parentheses: self { … }.cached.}}
  var single: Factory<any Clock> { self { SystemClock() }.singleton() }
  // expected-error @-1 {{A lifetime has no parentheses: self { … }.cached.}}
  var argument: ParameterFactory<Int, String> { self { "\($0)" }.cached() }
  // expected-error @-1 {{no exact matches in call to property 'cached'}}
  var shared: Factory<Int> { self { 1 }.shared() }
  // expected-error @-1 {{expression of type 'Int' to return type 'Factory<Int>'}}
}

// Nothing is assigned to a property of a container: that is what the verbs are for.

func assigning(_ container: Container) {
  container.number = container.number
  // expected-error @-1 {{cannot assign to property: 'number' is a get-only property}}
  container[\.number] = 2
  // expected-error @-1 {{cannot assign through subscript: subscript is get-only}}
}
