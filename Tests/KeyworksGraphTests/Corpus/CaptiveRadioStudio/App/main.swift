// why: mixer (singleton) keeps deck (scope show) in its lazy var, so the second show plays
// jingles.
import Keyworks

extension Scope { static let show = Scope("show") }

enum Jingle: String, CaseIterable, Sendable {
  case news, weather, traffic
}

/// What the host of one show has put on the deck.
actor Deck {
  private var tracks: [String]
  init(_ tracks: [String]) { self.tracks = tracks }

  func load(_ track: String) { tracks.append(track) }
  func next() -> String? { tracks.isEmpty ? nil : tracks.removeFirst() }
}

struct Limiter: Sendable {
  let ceiling: Double
  func limit(_ level: Double) -> Double { min(level, ceiling) }
}

/// The mixing desk of the studio. It stays on all day.
actor Mixer {
  private let limiter: Limiter
  private lazy var deck = Container.shared.deck()
  private lazy var jingles = Jingle.allCases.map(\.rawValue)
  private var level = 0.8

  init(limiter: Limiter) { self.limiter = limiter }

  func fade(to level: Double) { self.level = limiter.limit(level) }

  func onAir() async -> String {
    let track = await deck.next() ?? jingles.removeFirst()
    return "\(track) at \(level)"
  }
}

extension Container {
  var limiter: Factory<Limiter> { self { Limiter(ceiling: 0.95) } }
  var mixer: Factory<Mixer> {  // expect: captive mixer deck
    self { Mixer(limiter: self.limiter()) }.singleton
  }
  var deck: Factory<Deck> { self { Deck(["opening theme"]) }.scope(.show) }
}

struct Show {
  let host: String
  let tracks: [String]

  func broadcast() async {
    let (mixer, deck) = (Container.shared.mixer(), Container.shared.deck())
    await mixer.fade(to: 1)
    for track in tracks { await deck.load(track) }
    for _ in tracks.indices { print("\(host):", await mixer.onAir()) }
    Container.shared.reset(scope: .show)
  }
}

let schedule = [
  Show(host: "Imke", tracks: ["So What", "Naima"]),
  Show(host: "Theo", tracks: ["Tusk", "Heroes", "Roxanne"]),
]
for show in schedule { await show.broadcast() }
