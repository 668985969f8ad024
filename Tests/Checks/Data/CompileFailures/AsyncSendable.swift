// What an AsyncFactory builds, and what it is told, goes from task to task: it has to be Sendable.

import Keyworks
import KeyworksAsync

final class Ticket { var number = 0 }
// expected-note @-1 5 {{class 'Ticket' does not conform to the 'Sendable' protocol}}
protocol Plain {}
// expected-note @-1 2 {{protocol 'Plain' does not conform to the 'Sendable' protocol}}

extension Container {
  var value: AsyncFactory<Ticket, Never> { promised() }
  // expected-error @-1 2 {{type 'Ticket' does not conform to the 'Sendable' protocol}}
  var existential: AsyncFactory<any Plain, Never> { promised() }
  // expected-error @-1 2 {{type 'any Plain' does not conform to the 'Sendable' protocol}}
  var argument: AsyncParameterFactory<Ticket, Int, Never> { promised() }
  // expected-error @-1 2 {{type 'Ticket' does not conform to the 'Sendable' protocol}}
}

// What a body captures is sent too.

func capturing(_ container: Container, _ ticket: Ticket) {
  container.number.override { ticket.number }
  // expected-error @-1 {{capture of 'ticket' with non-Sendable type 'Ticket' in a '@Sendable'}}
}
extension Container {
  var number: AsyncFactory<Int, Never> { promised() }
}
