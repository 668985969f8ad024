import Keyworks
import KeyworksAsync
import Tower

actor Apron {
  private(set) var turns: [Int] = []

  /// Asks for every stand how far an aeroplane must turn into the wind.
  func survey(stands: ClosedRange<Int>, in field: Container) async throws {
    turns = try await withThrowingTaskGroup(of: Int.self) { group in
      for stand in stands {
        group.addTask { try await field.briefing().crosswind + stand }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  var shortestTurn: Int { turns.min() ?? 0 }
}
