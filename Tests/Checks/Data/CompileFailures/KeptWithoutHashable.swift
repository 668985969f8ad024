// A factory with arguments keeps instances, and nothing tells the arguments apart.

import Keyworks
import KeyworksAsync

protocol Clock {}
final class Ticket {}
struct Key: Sendable {}

extension Container {
  var cached: ParameterFactory<Ticket, Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var shared: ParameterFactory<Ticket, Int> { self { _ in 1 }.shared }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var singleton: ParameterFactory<Ticket, Int> { self { _ in 1 }.singleton }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var scoped: ParameterFactory<Ticket, Int> { self { _ in 1 }.scope(Scope("session")) }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var graph: ParameterFactory<Ticket, Int> { self { _ in 1 }.graph }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var second: ParameterFactory<(Int, Ticket), Int> { self { $0 + ($1 === $1 ? 1 : 0) }.cached }
  // expected-error @-1 {{requires that 'Ticket' conform to 'Hashable'}}
  var existential: ParameterFactory<any Clock, Int> { self { _ in 1 }.cached }
  // expected-error @-1 {{type 'any Clock' cannot conform to 'Hashable'}}
  // expected-note @-2 {{only concrete types}}
  // The notes say that 'Key' must be Hashable.
  var promise: ParameterFactory<Key, Int> { promised().cached }
  // expected-error @-1 {{no exact matches in reference to property 'cached'}}
  var waiting: AsyncParameterFactory<Key, Int, Never> { self.async { _ in 1 }.cached }
  // expected-error @-1 {{no exact matches in reference to property 'cached'}}
}
