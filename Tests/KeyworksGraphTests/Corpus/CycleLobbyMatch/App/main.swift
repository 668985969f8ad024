// why: lobby → matchmaker → (default argument of Matchmaker.init, called by super.init) ladder
// → standings → lobby.
import Keyworks

// A lobby of a card game: it pairs waiting players by their place on the ladder.

struct Ladder {
  private let rungs: [String]
  init(_ standings: Standings) { rungs = standings.byPoints }

  func neighbours(of player: String) -> [String] {
    guard let rung = rungs.firstIndex(of: player) else { return rungs }
    return [rung - 1, rung + 1].filter(rungs.indices.contains).map { rungs[$0] }
  }
}

class Matchmaker {
  private let ladder: Ladder

  init(ladder: Ladder = Container.shared.ladder()) { self.ladder = ladder }

  func opponent(for player: String) -> String? { ladder.neighbours(of: player).first }
}

final class RankedMatchmaker: Matchmaker {
  private let season: Int
  private lazy var banner = "Season \(season)"

  init(season: Int) {
    self.season = season
    super.init()
  }
  override func opponent(for player: String) -> String? {
    super.opponent(for: player).map { "\(banner): \(player) against \($0)" }
  }
}

struct Standings: Sendable {
  let byPoints: [String]
  init(points: [String: Int], present: [String]) {
    byPoints = present.sorted { points[$0, default: 0] > points[$1, default: 0] }
  }
}

final class Lobby {
  let waiting: [String]
  private let maker: Matchmaker
  init(waiting: [String], maker: Matchmaker) {
    self.waiting = waiting
    self.maker = maker
  }
  func pair() -> [String] { waiting.compactMap(maker.opponent) }
}

extension Container {
  var season: Factory<Int> { self { 7 }.cached }
  var points: Factory<[String: Int]> { self { ["Mia": 1_200, "Lev": 1_180, "Ola": 990] }.cached }

  var lobby: Factory<Lobby> {  // expect: cycle lobby matchmaker ladder standings
    self { Lobby(waiting: ["Ola", "Mia", "Lev"], maker: self.matchmaker()) }
  }
  var matchmaker: Factory<Matchmaker> { self { RankedMatchmaker(season: self.season()) } }
  var ladder: Factory<Ladder> { self { Ladder(self.standings()) } }
  var standings: Factory<Standings> {
    self { Standings(points: self.points(), present: self.lobby().waiting) }.cached
  }
}

for line in Container.shared.lobby().pair() { print(line) }
