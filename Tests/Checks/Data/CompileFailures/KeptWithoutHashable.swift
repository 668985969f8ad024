// A factory with arguments keeps instances, and nothing tells the arguments apart.

import Keyworks

protocol Clock {}
final class Ticket {}

extension Container {
  var cached: ParameterFactory<Ticket, Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var shared: ParameterFactory<Ticket, Int> { self { _ in 1 }.shared }
  // expected-error @-1 {{so all of them must be Hashable. Make them so}}
  var singleton: ParameterFactory<Ticket, Int> { self { _ in 1 }.singleton }
  // expected-error @-1 {{or pass what tells them apart, such as an id.}}
  var scoped: ParameterFactory<Ticket, Int> { self { _ in 1 }.scope(Scope("session")) }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var graph: ParameterFactory<Ticket, Int> { self { _ in 1 }.graph }
  // expected-error @-1 {{so all of them must be Hashable. Make them so}}

  var second: ParameterFactory<Int, Ticket, Int> { self { $0 + ($1 === $1 ? 1 : 0) }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var existential: ParameterFactory<any Clock, Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var optional: ParameterFactory<Ticket?, Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var tuple: ParameterFactory<(Int, Int), Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var closure: ParameterFactory<() -> Int, Int> { self { $0() }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var unsafe: ParameterFactory<Ticket, Ticket> { self { $0 }.cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}
  var promise: ParameterFactory<Ticket, Int> { promised().cached }
  // expected-error @-1 {{One instance is kept for each value of the arguments}}

  func generic<Argument>(_: Argument.Type) -> ParameterFactory<Argument, Int> {
    self { _ in 1 }.cached
    // expected-error @-1 {{One instance is kept for each value of the arguments}}
  }
}

extension Container {
  var assumed: ParameterFactory<Ticket, Int> { self { _ in 1 }.assumingSendable.cached }
  // expected-error @-1 2 {{One instance is kept for each value of the arguments}}
}
