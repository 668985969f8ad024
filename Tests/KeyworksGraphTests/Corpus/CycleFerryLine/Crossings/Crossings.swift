import Keyworks

public struct Crossing: Sendable, Hashable {
  public let hour: Int
  public let seats: Int
}

public struct Timetable: Sendable {
  public let crossings: [Crossing]
  public func crossing(at hour: Int) -> Crossing? { crossings.first { $0.hour == hour } }
}

extension SharedContainer {
  /// The same summer timetable for every container of the line.
  public var timetable: Factory<Timetable> {
    self { Timetable(crossings: stride(from: 6, through: 22, by: 4).map { Crossing(hour: $0, seats: 120) }) }.singleton
  }
}
