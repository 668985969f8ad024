// What a verb is given has another form than it takes.

import Keyworks

protocol Clock: Sendable {}
struct SystemClock: Clock {}

extension Container {
  var clock: Factory<any Clock> { self { SystemClock() } }
  var number: Factory<Int> { self { 1 } }
}

@Sendable func makeNumber() -> Int { 2 }

func verbs(_ container: Container) {
  container.clock.override(SystemClock())
  // expected-error @-1 {{Write override(with: value) to hand out that value}}
  container.clock.register(SystemClock())
  // expected-error @-1 {{Write register(with: value) to hand out that value}}
  container.number.register(2)
  // expected-error @-1 {{register { value } to make it each time}}
  container.number.register(makeNumber)
  // expected-error @-1 {{or register(body: function).}}
  container.clock.override(with: { SystemClock() })
  // expected-error @-1 {{parameter of type 'any Clock' that does not accept a closure}}
  container.number.override { number in 2 }
  // expected-error @-1 {{expects 0 arguments, but 1 was used in closure body}}
  container.number.override { throw CancellationError() }
  // expected-error @-1 {{invalid conversion from throwing function}}
  container.number.decorate { 2 }
  // expected-error @-1 {{expects 1 argument, which cannot be implicitly ignored}}
  container.number.override = 2
  // expected-error @-1 {{cannot assign to value: 'override' is a method}}
  container.number.revert()
  // expected-error @-1 {{value of type 'Factory<Int>' has no member 'revert'}}
}
