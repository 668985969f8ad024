// why: machine (singleton) keeps visit (scope) in the Counter that assembled(_:) makes.
import Booking
import Keyworks

struct PopcornStand: Sendable {
  let price: Int
  init(_ counter: Counter) { price = counter.tariff.cents / 2 }
}

final class TicketMachine: Sendable {
  private let counter: Counter
  private let rows: Int

  init(_ counter: Counter, rows: Int) {
    self.counter = counter
    self.rows = rows
  }

  func sell(_ count: Int) -> Int {
    for seat in 1...count { counter.visit.take(seat * rows) }
    return count * counter.tariff.cents
  }
}

extension Container {
  var popcorn: Factory<PopcornStand> { self { self.assembled(PopcornStand.init) } }

  var machine: Factory<TicketMachine> {  // expect: captive machine visit
    self {
      self.assembled { TicketMachine($0, rows: 12) }
    }.singleton
  }
}

let cinema = Container.shared
for guests in [2, 3] {
  print("Please pay", cinema.machine().sell(guests), "and", cinema.popcorn().price, "for popcorn")
  print("Seats", cinema.visit().seatsTaken)
  cinema.reset(scope: .visit)
}
