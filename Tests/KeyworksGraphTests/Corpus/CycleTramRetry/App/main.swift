// why: depot → roster (async let, through retrying) → Roster.drawnUp → tram(for:) → depot.
import Keyworks
import KeyworksAsync

struct Tram: Sendable {
  let number: Int
  let seats: Int
}

struct OutOfTrams: Error {
  let line: Int
}

/// Which driver takes which tram today.
struct Roster: Sendable {
  let shifts: [String: Tram]

  static func drawnUp(for drivers: [String], in container: Container) async throws -> Roster {
    func tram(for driver: String) async throws -> (String, Tram) {
      let depot = try await container.depot()
      return (driver, try await depot.leave(line: driver.count))
    }

    var shifts: [String: Tram] = [:]
    for driver in drivers {
      let (name, tram) = try await tram(for: driver)
      shifts[name] = tram
    }
    return Roster(shifts: shifts)
  }
}

actor Depot {
  private var parked: [Tram]
  private let lines: [Int: String]
  private let roster: Roster

  init(parked: [Tram], lines: [Int: String], roster: Roster) {
    self.parked = parked
    self.lines = lines
    self.roster = roster
  }

  func leave(line: Int) throws -> Tram {
    guard let tram = parked.popLast() else { throw OutOfTrams(line: line) }
    return tram
  }

  func board() -> [String] {
    let destinations = lines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return destinations + roster.shifts.map { "\($0.key) drives \($0.value.number) (\($0.value.seats) seats)" }
  }
}

func retrying<Value>(_ attempts: Int = 3, _ work: () async throws -> Value) async throws -> Value {
  for _ in 1..<attempts {
    if let value = try? await work() { return value }
  }
  return try await work()
}

extension Container {
  var fleet: Factory<[Tram]> { self { (2001...2012).map { Tram(number: $0, seats: 64) } } }

  var lines: AsyncFactory<[Int: String], any Error> {
    self.async { [1: "Harbour", 4: "Zoo", 9: "University"] }.cached
  }

  var roster: AsyncFactory<Roster, any Error> {  // expect: cycle roster depot
    self.async { try await Roster.drawnUp(for: ["Milena", "Osei"], in: self) }.cached
  }

  var depot: AsyncFactory<Depot, any Error> {
    self.async {
      async let lines = retrying { try await self.lines() }
      async let roster = retrying(2) { try await self.roster() }
      return Depot(parked: self.fleet(), lines: try await lines, roster: try await roster)
    }.cached
  }
}

try await withContainer(Container()) { container in
  let depot = try await container.depot()
  for row in await depot.board() { print(row) }
}
