// why: @Wired(\.roster) of Ladder: ladder (singleton) keeps the roster (scope match) of the
// first match.
import Keyworks

extension Scope { static let match = Scope("match") }

/// `@Wired(\.clock) var clock`: a part of the shared container that cannot be assigned.
@propertyWrapper
struct Wired<Value: Sendable>: Sendable {
  let wrappedValue: Value

  init(_ path: KeyPath<Container, Factory<Value>> & Sendable) {
    wrappedValue = Container.shared[path]
  }
}

struct Player: Hashable, Sendable {
  let handle: String
}

actor Roster {
  private(set) var players: Set<Player> = []
  func join(_ player: Player) { players.insert(player) }
  func contains(_ player: Player) -> Bool { players.contains(player) }
}

struct Elo: Sendable {
  let k: Double
  func gain(winner: Double, loser: Double) -> Double {
    k * (1 - 1 / (1 + (loser - winner) / 400))
  }
}

actor Ladder {
  @Wired(\.elo) private var elo
  @Wired(\.roster) private var roster
  private var ratings: [Player: Double] = [:]

  func win(of winner: Player, over loser: Player) async {
    guard await roster.contains(winner), await roster.contains(loser) else { return }
    let (before, other) = (ratings[winner, default: 1500], ratings[loser, default: 1500])
    let gain = elo.gain(winner: before, loser: other)
    ratings[winner] = before + gain
    ratings[loser] = other - gain
  }

  var standings: [String] {
    ratings.sorted { $0.value > $1.value }.map { "\($0.key.handle) \(Int($0.value))" }
  }
}

extension Container {
  var elo: Factory<Elo> { self { Elo(k: 32) } }
  var roster: Factory<Roster> { self { Roster() }.scope(.match) }
  var ladder: Factory<Ladder> { self { Ladder() }.singleton }  // expect: captive ladder roster
}

func play(_ winner: Player, _ loser: Player) async {
  Container.shared.reset(scope: .match)
  let roster = Container.shared.roster()
  for player in [winner, loser] { await roster.join(player) }
  await Container.shared.ladder().win(of: winner, over: loser)
}

await play(Player(handle: "mira"), Player(handle: "tomek"))
await play(Player(handle: "tomek"), Player(handle: "ines"))
print(await Container.shared.ladder().standings)
