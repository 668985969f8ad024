// why: fares needs itself: ticketDesk (Booking) → fares, the app's answer to BookingNeeds →
// occupancy → ticketDesk.
import Booking
import Crossings
import Keyworks

/// The fuller the boat, the dearer the ticket.
struct DemandFares: FareTable {
  let basePrice: Int
  let occupancy: Occupancy

  func price(of crossing: Crossing) -> Int {
    basePrice + Int(Double(basePrice) * occupancy.share(of: crossing))
  }
}

struct Occupancy: Sendable {
  private let desk: TicketDesk
  init(of desk: TicketDesk) { self.desk = desk }
  func share(of crossing: Crossing) -> Double { Double(desk.sold(on: crossing)) / Double(crossing.seats) }
}

extension Container {
  var occupancy: Factory<Occupancy> { self { Occupancy(of: self.ticketDesk()) } }
}

extension Container: @retroactive BookingNeeds {
  public var fares: Factory<any FareTable> {
    self { DemandFares(basePrice: 1_400, occupancy: self.occupancy()) }
  }
}

for hour in [6, 10, 10] {
  print(hour, Container.shared.ticketDesk().sell(at: hour) ?? 0)
}
