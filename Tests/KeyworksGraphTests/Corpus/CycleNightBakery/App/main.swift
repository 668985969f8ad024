// why: nightPlan → NightPlan.init → silo → Silo.init → delivery → Delivery.init → nightPlan,
// each through the dynamic member of Pantry.
import Keyworks

// A wholesale bakery plans its night: what goes into which oven, and how much flour the mill must bring.

/// What an initializer gets instead of the whole container: `pantry.silo` instead of `container.silo()`.
@dynamicMemberLookup
struct Pantry {
  private let container: Container

  init(_ container: Container) { self.container = container }

  subscript<Stored>(dynamicMember path: KeyPath<Container, Factory<Stored>>) -> Stored {
    container[path]
  }
}

struct Loaf: Sendable {
  let name: String
  let grams: Int
}

struct OrderBook: Sendable {
  let loaves: [Loaf: Int]
  var grams: Int { loaves.reduce(0) { $0 + $1.key.grams * $1.value } }
}
extension Loaf: Hashable {}

struct Silo: Sendable {
  let capacity: Int
  let filled: Int

  init(from pantry: Pantry) {
    capacity = 900_000
    filled = 120_000 + pantry.delivery.grams
  }

  func covers(_ grams: Int) -> Bool { grams <= min(filled, capacity) }
}

struct Delivery: Sendable {
  let grams: Int

  init(from pantry: Pantry, spare: Int = 5_000) {
    grams = pantry.nightPlan.flour + spare
  }
}

struct NightPlan: Sendable {
  let flour: Int
  let isPossible: Bool

  init(from pantry: Pantry) {
    let needed = pantry.orders.grams * 6 / 10
    flour = needed
    isPossible = pantry.silo.covers(needed)
  }
}

extension Container {
  private var pantry: Pantry { Pantry(self) }

  var orders: Factory<OrderBook> {
    self { OrderBook(loaves: [Loaf(name: "rye", grams: 1000): 140, Loaf(name: "spelt", grams: 750): 60]) }
  }
  var silo: Factory<Silo> {  // expect: cycle silo delivery nightPlan
    self { Silo(from: self.pantry) }
  }
  var delivery: Factory<Delivery> { self { Delivery(from: self.pantry) } }
  var nightPlan: Factory<NightPlan> { self { NightPlan(from: self.pantry) }.cached }
}

let plan = Container.shared.nightPlan()
print(plan.isPossible ? "We bake with \(plan.flour) g of flour." : "Call the mill.")
