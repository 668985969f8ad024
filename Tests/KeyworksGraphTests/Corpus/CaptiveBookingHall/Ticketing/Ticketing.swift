import Hall
import Keyworks
import Synchronization

extension Scope { public static let shift = Scope("shift") }

/// Who is on duty, with the money taken since the shift began.
public final class DutyClerk: Sendable {
  private let takings = Mutex(0)
  public func take(_ pence: Int) { takings.withLock { $0 += pence } }
  public func cashUp() -> Int { takings.withLock { $0 } }
}

public struct TicketPress: Sendable {
  public func print(_ destination: String) -> String { "[ \(destination) ]" }
}

extension Container {
  public var dutyClerk: Factory<DutyClerk> { self { DutyClerk() }.scope(.shift) }
  public var bookingHall: Factory<Hall<DutyClerk, TicketPress>> {  // expect: captive bookingHall dutyClerk
    self {
      let press = self.ticketPress()
      return Hall(windows: 3) { Window($0, clerk: self.dutyClerk(), press: press) }
    }.singleton
  }
  var ticketPress: Factory<TicketPress> { self { TicketPress() }.singleton }
}
