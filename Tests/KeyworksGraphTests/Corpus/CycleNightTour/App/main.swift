// why: route → leader (async let) → rota (handed to Roster.leader and pick, which awaits it) →
// route.
import Keyworks
import KeyworksAsync

struct Hall: Sendable {
  let name: String
  let minutes: Int
}

struct Guide: Sendable {
  let name: String
  let homeBy: Int
}

struct Route: Sendable {
  let halls: [Hall]
  let leader: Guide
  var length: Int { halls.map(\.minutes).reduce(0, +) }
}

actor Archive {
  private let opened = ["Minerals": 20, "Whales": 35, "Meteorites": 15]

  func halls() -> [Hall] {
    opened.map { Hall(name: $0.key, minutes: $0.value) }.sorted { $0.name < $1.name }
  }
}

struct Rota: Sendable {
  let shifts: [String: Int]

  func guide(free minutes: Int) -> Guide? {
    shifts.first { $0.value >= minutes }.map { Guide(name: $0.key, homeBy: $0.value) }
  }
}

enum Roster {
  static func leader(from rota: AsyncFactory<Rota, any Error>) async throws -> Guide {
    try await pick(rota) ?? Guide(name: "the night porter", homeBy: 0)
  }

  private static func pick(_ rota: AsyncFactory<Rota, any Error>) async throws -> Guide? {
    try await rota().guide(free: 45)
  }
}

extension Container {
  var archive: Factory<Archive> { self { Archive() }.singleton }

  var route: AsyncFactory<Route, any Error> {  // expect: cycle route leader rota
    self.async {
      async let halls = self.archive().halls()
      async let leader = self.leader()
      return try await Route(halls: halls, leader: leader)
    }.cached
  }

  var leader: AsyncFactory<Guide, any Error> {
    self.async { try await Roster.leader(from: self.rota) }
  }

  var rota: AsyncFactory<Rota, any Error> {
    self.async {
      let length = try await self.route().length
      return Rota(shifts: ["Imke": length, "Sunniva": length / 2])
    }
  }
}

let tonight = try await Container.shared.route()
print(tonight.leader.name, "leads", tonight.halls.count, "halls in", tonight.length, "minutes")
print("home by", tonight.leader.homeBy)
