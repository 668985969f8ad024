import Synchronization

struct Climate: Sendable {
  let celsius: Int
  let humidity: Int
}

final class TastingNotes: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

protocol Rind: Sendable { var turnsPerWeek: Int { get } }
struct WashedRind: Rind { let turnsPerWeek = 3 }

/// Turns and washes the wheels for as long as the program runs.
final class Affineur: Sendable {
  private let services: CaveServices

  init(services: CaveServices) { self.services = services }

  func turn(_ wheel: String) {
    let times = services.rind.turnsPerWeek
    services.notes.add("\(wheel): \(times) turns at \(services.climate.celsius)°")
  }
}
