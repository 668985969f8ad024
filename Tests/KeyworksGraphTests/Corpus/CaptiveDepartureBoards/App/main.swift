// why: `board`: board (singleton) keeps ticker (cached), which Board.init(columns:ticking:)
// gets by calling its closure, so the south shows the north's trams.
// Two depots, two containers, and one process that drives the boards of both.
import Keyworks
import Synchronization

struct Departure: Sendable, CustomStringConvertible {
  let line: Int
  let minutes: Int
  var description: String { "\(line) in \(minutes)'" }
}

final class Ticker: Sendable {
  private let depot: String
  private let count = Mutex(0)
  init(depot: String) { self.depot = depot }

  func tick() -> [Departure] {
    let now = count.withLock { count in
      count += 1
      return count
    }
    return (1...2).map { Departure(line: depot.count + $0, minutes: 12 - now) }
  }
}

final class Stopwatch: Sendable {
  private let laps = Mutex<[String]>([])

  /// Runs some work and notes that it was done.
  func lap<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    defer { laps.withLock { $0.append(name) } }
    return try work()
  }
  var report: String { laps.withLock { $0.joined(separator: ", ") } }
}

struct Board: Sendable {
  private let ticker: Ticker
  private let columns: Int

  init(columns: Int, ticking ticker: () -> Ticker) {
    self.columns = columns
    self.ticker = ticker()
  }

  func render() -> String {
    ticker.tick().prefix(columns).map(\.description).joined(separator: " | ")
  }
}

extension Container {
  var depotName: Factory<String> { promised() }
  var stopwatch: Factory<Stopwatch> { self { Stopwatch() }.singleton }
  var ticker: Factory<Ticker> { self { Ticker(depot: self.depotName()) }.cached }
  var board: Factory<Board> {  // expect: captive board ticker
    self {
      self.stopwatch().lap("board") {
        Board(columns: 2) { self.ticker() }
      }
    }.singleton
  }
}

let (north, south) = (Container(), Container())
north.depotName.register { "North" }
south.depotName.register { "Southern Cross" }

for depot in [north, south] {
  print(depot.board().render(), depot.ticker().tick())
}
print(north.stopwatch().report)
