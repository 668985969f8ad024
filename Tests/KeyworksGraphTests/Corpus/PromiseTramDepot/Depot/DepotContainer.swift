import Keyworks
import Timetabling

public final class DepotContainer: SharedContainer {
  public static let shared = DepotContainer()
  public let manager = ContainerManager()
}

public struct DriverRoster: Sendable {
  let timetable: any Timetable
  let minutesBefore: Int

  public func signOn(for line: Int) -> String {
    guard let first = timetable.firstDeparture(of: line) else { return "line \(line): nobody" }
    return "line \(line): sign on at minute \(first - minutesBefore)"
  }
}

extension DepotContainer {
  public var timetable: Factory<any Timetable> { promised() }  // expect: promise timetable
  public var preparation: Factory<Int> { promised() }

  public var roster: Factory<DriverRoster> {
    self { DriverRoster(timetable: self.timetable(), minutesBefore: self.preparation()) }.cached
  }
}
