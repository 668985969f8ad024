import Crossings
import Keyworks
import Synchronization

public protocol FareTable: Sendable {
  func price(of crossing: Crossing) -> Int
}

/// What the desk wants from the app that sells its tickets.
public protocol BookingNeeds: SharedContainer {
  var fares: Factory<any FareTable> { get }
}

public final class TicketDesk: Sendable {
  private let fares: any FareTable
  private let timetable: Timetable
  private let sales = Mutex<[Crossing: Int]>([:])

  init(fares: any FareTable, timetable: Timetable) { (self.fares, self.timetable) = (fares, timetable) }

  public func sell(at hour: Int) -> Int? {
    guard let crossing = timetable.crossing(at: hour) else { return nil }
    sales.withLock { $0[crossing, default: 0] += 1 }
    return fares.price(of: crossing)
  }

  public func sold(on crossing: Crossing) -> Int { sales.withLock { $0[crossing] ?? 0 } }
}

extension BookingNeeds {
  public var ticketDesk: Factory<TicketDesk> {  // expect: cycle ticketDesk fares occupancy
    self { TicketDesk(fares: self.fares(), timetable: self.timetable()) }.cached
  }
}
