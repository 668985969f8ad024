public struct TideTable: Sendable {
  public let highWater: [Int]
  public static func download(for port: String) async throws -> TideTable {
    try await Task.sleep(for: .milliseconds(port.count))
    return TideTable(highWater: [5, 17])
  }
}

public struct Crane: Sendable {
  public let name: String
  public let gang: [String]
  public init(_ name: String, gang: [String]) { (self.name, self.gang) = (name, gang) }
}

public struct BerthPlan: Sendable {
  public let tides: TideTable
  public let cranes: [Crane]
  public init(tides: TideTable, cranes: [Crane]) { (self.tides, self.cranes) = (tides, cranes) }
  public var arrivals: [String] {
    zip(tides.highWater, cranes).map { "\($0) h at the \($1.name) crane, with \($1.gang.count) hands" }
  }
}

public actor CrewOffice {
  private let shifts: [Int]
  public init(shifts: [Int]) { self.shifts = shifts }
  public func gang(for crane: String) -> [String] { shifts.map { "\(crane) hand, from \($0) h" } }
}
