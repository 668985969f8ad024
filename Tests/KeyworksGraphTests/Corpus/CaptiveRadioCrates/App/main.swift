// why: station (singleton) keeps taste (scope listener) of the first listener through the task
// group, crate (unique) and Crate.init.
import Keyworks
import KeyworksAsync

enum Genre: String, CaseIterable, Sendable { case soul, dub, fado }

extension Scope { static let listener = Scope("listener") }

/// What the listener who is logged in likes.
actor Taste {
  private var skips: [Genre: Int] = [:]
  func skip(_ genre: Genre) { skips[genre, default: 0] += 1 }
  func weight(of genre: Genre) -> Int { 10 - min(skips[genre, default: 0], 10) }
}

struct Crate: Sendable {
  let genre: Genre
  let taste: Taste
  func title() async -> String { "\(genre.rawValue) × \(await taste.weight(of: genre))" }
}

actor Station {
  private let crates: [Genre: Crate]
  init(_ crates: [Genre: Crate]) { self.crates = crates }

  func programme() async -> [String] {
    var titles: [String] = []
    for genre in Genre.allCases {
      if let crate = crates[genre] { titles.append(await crate.title()) }
    }
    return titles
  }
}

extension Container {
  var taste: AsyncFactory<Taste, any Error> {
    self.async { Taste() }.scope(.listener)
  }

  var crate: AsyncParameterFactory<Genre, Crate, any Error> {
    self.async { genre in Crate(genre: genre, taste: try await self.taste()) }
  }

  var station: AsyncFactory<Station, any Error> {  // expect: captive station crate taste
    self.async {
      try await withThrowingTaskGroup(of: Crate.self) { group in
        for genre in Genre.allCases {
          group.addTask { try await self.crate(genre) }
        }
        var crates: [Genre: Crate] = [:]
        for try await crate in group { crates[crate.genre] = crate }
        return Station(crates)
      }
    }.singleton
  }
}

let radio = Container()
for listener in ["Ines", "Tomás"] {
  try await radio.taste().skip(listener == "Ines" ? .fado : .dub)
  print(listener, "hears", try await radio.station().programme())
  radio.reset(scope: .listener)
}
