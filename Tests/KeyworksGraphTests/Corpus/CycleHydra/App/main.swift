// why: `arena` in Hydra.announcement, which Hydra.init calls: arena → wave → hydra → arena
// (the lazy property is read too early).
import Keyworks

struct Stats: Sendable {
  var health: Int
  var strength: Int
}

class Creature {
  let name: String
  private(set) var stats: Stats

  init(name: String, stats: Stats) {
    self.name = name
    self.stats = stats
  }

  func hit(for damage: Int) { stats.health -= damage }
  var battleCry: String { "\(name) growls" }
}

final class Rat: Creature {
  init(_ number: Int, stats: Stats) { super.init(name: "Rat \(number)", stats: stats) }
}

final class Hydra: Creature {
  @LazyInjected(\.arena) private var arena
  private var banner = ""

  init(stats: Stats) {
    super.init(name: "Hydra", stats: stats)
    banner = announcement()
  }

  private func announcement() -> String { "\(name), terror of the \(arena.title)" }
  override var battleCry: String { "\(banner), hisses with nine heads" }
}

final class Arena {
  let title: String
  private let creatures: [Creature]

  init(title: String, creatures: [Creature]) {
    self.title = title
    self.creatures = creatures
  }

  func round() -> [String] {
    creatures.forEach { $0.hit(for: 1) }
    return creatures.filter { $0.stats.health > 0 }.map(\.battleCry)
  }
}

struct Wave {
  let rats: [Rat]
  let boss: Hydra
  var all: [Creature] { rats + [boss] }
}

extension Container {
  var difficulty: Factory<Int> { self { 3 }.cached }
  var rats: Factory<[Rat]> {
    self { (1...self.difficulty()).map { Rat($0, stats: Stats(health: 2, strength: 1)) } }
  }
  var hydra: Factory<Hydra> {  // expect: cycle hydra arena wave
    self { Hydra(stats: Stats(health: 40, strength: 6 * self.difficulty())) }
  }
  var wave: Factory<Wave> { self { Wave(rats: self.rats(), boss: self.hydra()) } }
  var arena: Factory<Arena> { self { Arena(title: "Sunken Pit", creatures: self.wave().all) }.graph }
}

let arena = Container().arena()
for turn in 1...3 { print(turn, arena.round()) }
