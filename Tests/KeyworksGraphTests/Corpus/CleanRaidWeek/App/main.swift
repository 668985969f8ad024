// why: the condition of crowd reads the realm and the capacity, neither of which any wiring
// changes, and both wirings are in the group.
import Keyworks
import KeyworksWiring
import Observation
import Synchronization

// A game server whose rules change while it runs: during raids, and when the realm is crowded.

@Observable final class Realm: Sendable {
  private struct State { var raid = false, players = 0 }
  @ObservationIgnored private let state = Mutex(State())

  var isRaiding: Bool {
    get {
      access(keyPath: \.isRaiding)
      return state.withLock { $0.raid }
    }
    set { withMutation(keyPath: \.isRaiding) { state.withLock { $0.raid = newValue } } }
  }
  var players: Int {
    get {
      access(keyPath: \.players)
      return state.withLock { $0.players }
    }
    set { withMutation(keyPath: \.players) { state.withLock { $0.players = newValue } } }
  }
}

struct Loot: Sendable { let gold: Int, chance: Double }

struct Chest: Sendable {
  let loot: Loot
  let tickRate: Int
  let realm: Realm
  func open() -> String {
    "\(realm.players) players, \(loot.gold) gold at \(Int(loot.chance * 100)) %, \(tickRate) Hz"
  }
}

extension Container {
  var realm: Factory<Realm> { self { Realm() }.singleton }
  var tickRate: Factory<Int> { self { 60 } }
  var capacity: Factory<Int> { self { 1_000 } }
  var loot: Factory<Loot> { self { Loot(gold: 10, chance: 0.2) }.cached }
  var chest: Factory<Chest> {
    self { Chest(loot: self.loot(), tickRate: self.tickRate(), realm: self.realm()) }
  }

  var isCrowded: Bool { realm().players > capacity() }
}

extension Container {
  static var raid: Wiring<Container> {
    Wiring { $0.loot.register { Loot(gold: 250, chance: 0.05) } }
      .enabled { $0.realm().isRaiding }
  }
  static var crowd: Wiring<Container> {
    Wiring { container in
      container.tickRate.register { 20 }
      container.loot.register { Loot(gold: 5, chance: 0.2) }
    }
    .enabled { $0.isCrowded }
    .priority(5)
  }
  static var seasons: Wiring<Container> { Wiring(merging: [raid, crowd]) }
}

let server = Container()
let activation = server.activate(\.seasons)
for (raid, players) in [(false, 80), (true, 400), (true, 1_800)] {
  server.realm().isRaiding = raid
  server.realm().players = players
  print(server.chest().open())
}
activation.revert()
print(server.chest().open())
