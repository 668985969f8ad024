// why: an argument that is never passed is resolved by its default, which closes the cycle.
import Keyworks

final class Ticket: Sendable {
  let price: Int
  init(price: Int, printer: TicketPrinter = Container.shared.ticketPrinter()) {
    self.price = price + printer.fee
  }
}

final class TicketPrinter: Sendable {
  let fee: Int
  init(fee: Int) { self.fee = fee }
}

func fee(for stop: String, table: FeeTable = Container.shared.feeTable()) -> Int {
  table.fees[stop] ?? 0
}

final class FeeTable: Sendable {
  let fees: [String: Int]
  init(sample: Ticket) { fees = ["harbour": sample.price] }
}

extension Container {
  var basePrice: Factory<Int> { self { 3 } }
  var ticket: Factory<Ticket> { self { Ticket(price: self.basePrice()) } }  // expect: cycle ticket ticketPrinter feeTable
  var ticketPrinter: Factory<TicketPrinter> { self { TicketPrinter(fee: fee(for: "harbour")) } }
  var feeTable: Factory<FeeTable> { self { FeeTable(sample: self.ticket()) } }
}

print(Container.shared.ticket().price)
