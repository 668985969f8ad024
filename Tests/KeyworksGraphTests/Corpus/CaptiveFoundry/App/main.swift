// why: bells (singleton) keeps budget (cached) of the first order, through tools and
// Workshop.opened(in:).
import Keyworks
import Synchronization

final class Budget: Sendable {
  private let left: Mutex<Int>

  init(_ kilos: Int) { left = Mutex(kilos) }

  func take(_ kilos: Int) -> Bool {
    left.withLock { left in
      guard left >= kilos else { return false }
      left -= kilos
      return true
    }
  }
}

struct Alloy: Sendable {
  let name: String
  let copper: Double
}

/// What all workshops use.
struct Tools: Sendable {
  let alloy: Alloy
  let budget: Budget
}

protocol Workshop: Sendable {
  init(tools: Tools)
  var tools: Tools { get }
  var weight: Int { get }
}

extension Workshop {
  static func opened(in container: Container) -> Self { Self(tools: container.tools()) }

  func cast(_ piece: String) -> String {
    tools.budget.take(weight) ? "\(piece) of \(tools.alloy.name)" : "no metal left for \(piece)"
  }
}

struct BellWorkshop: Workshop {
  let tools: Tools
  let weight = 420
}

struct MedalWorkshop: Workshop {
  let tools: Tools
  let weight = 1
  var finish: String { tools.alloy.copper > 0.8 ? "polished" : "rough" }
}

extension Container {
  var alloy: Factory<Alloy> { self { Alloy(name: "bronze", copper: 0.78) }.singleton }
  /// Each order has a container of its own, and a budget.
  var budget: Factory<Budget> { self { Budget(1_000) }.cached }
  var tools: Factory<Tools> { self { Tools(alloy: self.alloy(), budget: self.budget()) } }

  var bells: Factory<BellWorkshop> {  // expect: captive bells tools budget
    self { .opened(in: self) }.singleton
  }
  var medals: Factory<MedalWorkshop> { self { .opened(in: self) }.cached }
}

struct Order {
  let bells: [String]
  let medals: Int
}

for order in [Order(bells: ["Maria", "Gloriosa"], medals: 5), Order(bells: ["Pummerin"], medals: 0)] {
  let container = Container()
  for bell in order.bells { print(container.bells().cast(bell)) }
  for number in 0..<order.medals {
    let workshop = container.medals()
    print(workshop.finish, workshop.cast("medal \(number)"))
  }
}
