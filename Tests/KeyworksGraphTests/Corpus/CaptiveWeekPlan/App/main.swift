// why: `weekPlan`: weekPlan (cached) keeps basket (scope household) through Kitchen's dynamic
// member, so the second household fills the first one's basket.
import Keyworks
import KeyworksUI
import Synchronization

extension Scope {
  /// Ends when the phone is handed to another household.
  static let household = Scope("household")
}

/// Lets a view model write `kitchen.basket` instead of `container.basket()`.
@dynamicMemberLookup
struct Kitchen: Sendable {
  fileprivate let container: Container

  subscript<Value>(dynamicMember factory: KeyPath<Container, Factory<Value>>) -> Value {
    container[keyPath: factory]()
  }
}

struct Recipe: Sendable {
  let title: String
  let ingredients: [String]
}

final class Cookbook: Sendable {
  let recipes = [
    Recipe(title: "Shakshuka", ingredients: ["eggs", "tomatoes", "cumin"]),
    Recipe(title: "Dal", ingredients: ["lentils", "cumin"]),
    Recipe(title: "Toast", ingredients: ["bread"]),
  ]
}

final class Basket: Sendable {
  private let items = Mutex<[String]>([])
  func add(_ item: String) { items.withLock { if !$0.contains(item) { $0.append(item) } } }
  var list: [String] { items.withLock { $0 } }
}

@MainActor final class WeekPlanModel {
  private let cookbook: Cookbook
  private let basket: Basket
  private(set) var dinners: [String] = []

  init(_ kitchen: Kitchen) {
    cookbook = kitchen.cookbook
    basket = kitchen.basket
  }

  func plan(days: Int) {
    for recipe in cookbook.recipes.prefix(days) {
      dinners.append(recipe.title)
      recipe.ingredients.forEach(basket.add)
    }
  }
}

@MainActor final class BasketModel {
  private let basket: Basket
  init(_ kitchen: Kitchen) { basket = kitchen.basket }
  var summary: String { basket.list.joined(separator: ", ") }
}

extension Container {
  private var kitchen: Kitchen { Kitchen(container: self) }

  var cookbook: Factory<Cookbook> { self { Cookbook() }.singleton }
  var basket: Factory<Basket> { self { Basket() }.scope(.household) }
  var weekPlan: MainActorFactory<WeekPlanModel> {  // expect: captive weekPlan basket
    self.mainActor { WeekPlanModel(self.kitchen) }.cached
  }
  var basketScreen: MainActorFactory<BasketModel> { self.mainActor { BasketModel(self.kitchen) } }
}

for days in [2, 1] {
  let plan = Container.shared.weekPlan()
  plan.plan(days: days)
  print(plan.dinners, Container.shared.basketScreen().summary)
  Container.shared.reset(scope: .household)
}
