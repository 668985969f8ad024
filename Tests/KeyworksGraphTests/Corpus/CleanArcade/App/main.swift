// why: the child container's cached instances keep a cached one and a singleton of the parent,
// which live longer.
import Keyworks
import Synchronization

final class HighScores: Sendable {
  private let best = Mutex<[String: Int]>([:])

  func enter(_ score: Int, of player: String) {
    best.withLock { $0[player] = max(score, $0[player] ?? 0) }
  }
  var leader: String? { best.withLock { $0.max { $0.value < $1.value }?.key } }
}

struct Sprites: Sendable {
  private let glyphs: [String: Character]
  init(_ glyphs: [String: Character]) { self.glyphs = glyphs }
  subscript(name: String) -> Character { glyphs[name] ?? "?" }
}

/// What all cabinets of the hall share, as properties: `hall.sprites`.
@dynamicMemberLookup
struct Hall: Sendable {
  let container: Container

  subscript<Value>(dynamicMember path: KeyPath<Container, Factory<Value>> & Sendable) -> Value {
    container[path]
  }
}

/// One game from the coin to the last life.
final class Round: ManagedContainer {
  let manager: ContainerManager
  let hall: Hall
  let player: String

  init(of player: String, in container: Container) {
    self.player = player
    hall = Hall(container: container)
    manager = ContainerManager(parent: container)
  }
}

final class Score: Sendable {
  private let points = Mutex(0)
  private let highScores: HighScores
  private let player: String

  init(of player: String, highScores: HighScores) {
    (self.player, self.highScores) = (player, highScores)
  }
  func add(_ earned: Int) {
    let total = points.withLock { points in
      points += earned
      return points
    }
    highScores.enter(total, of: player)
  }
}

struct Kit: Sendable {
  let sprites: Sprites
  let score: Score
}

final class Invaders: Sendable {
  private let kit: Kit
  init(_ kit: Kit) { self.kit = kit }

  func shoot(row: String) -> String {
    kit.score.add(row.count * 10)
    return String(row.map { $0 == "w" ? kit.sprites["wreck"] : $0 })
  }
}

extension Container {
  var highScores: Factory<HighScores> { self { HighScores() }.singleton }
  var sprites: Factory<Sprites> { self { Sprites(["wreck": "*"]) }.cached }
}

extension Round {
  var score: Factory<Score> { self { Score(of: self.player, highScores: self.hall.highScores) }.cached }
  var invaders: Factory<Invaders> { self { Invaders(self.kit) }.cached }

  private var kit: Kit { Kit(sprites: hall.sprites, score: score()) }
}

let hall = Container()
for (player, row) in [("AAA", "ww-w"), ("ZED", "w--")] {
  let round = Round(of: player, in: hall)
  print(round.invaders().shoot(row: row))
}
print(hall.highScores().leader ?? "nobody")
