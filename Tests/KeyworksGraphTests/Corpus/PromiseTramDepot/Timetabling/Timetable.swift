public protocol Timetable: Sendable {
  func departures(of line: Int) -> [Int]
}

extension Timetable {
  public func firstDeparture(of line: Int) -> Int? { departures(of: line).min() }
}
