// why: a function declares a cached factory without an id, so all continents are one factory.
import Keyworks
import KeyworksAsync

// A game server with an arena for each continent.

enum Continent: String, CaseIterable, Sendable { case europe, asia, america }

actor Arena {
  private let continent: Continent
  private let tickRate: Int
  private var players: Set<String> = []

  init(continent: Continent, tickRate: Int) {
    self.continent = continent
    self.tickRate = tickRate
  }
  func enter(_ player: String) -> String {
    players.insert(player)
    return "\(player) enters \(continent.rawValue) (\(players.count) inside, \(tickRate) Hz)"
  }
}

struct Gatekeeper: Sendable {
  let arenas: [Continent: Arena]

  func admit(_ player: String, to continent: Continent) async -> String {
    await arenas[continent]?.enter(player) ?? "closed"
  }
}

extension Container {
  var tickRate: Factory<Int> { self { 60 } }

  private func arena(on continent: Continent) -> Factory<Arena> {  // expect: identity arena
    self { Arena(continent: continent, tickRate: self.tickRate()) }.cached
  }

  var gatekeeper: AsyncFactory<Gatekeeper, any Error> {
    self.async {
      var arenas: [Continent: Arena] = [:]
      for continent in Continent.allCases { arenas[continent] = self.arena(on: continent)() }
      return Gatekeeper(arenas: arenas)
    }.cached
  }
}

let arrivals: [(String, Continent)] = [("Yuki", .asia), ("Noor", .europe), ("Sol", .america), ("Bea", .europe)]
let fleet = Container()
for (player, continent) in arrivals {
  print(try await fleet.gatekeeper().admit(player, to: continent))
}
