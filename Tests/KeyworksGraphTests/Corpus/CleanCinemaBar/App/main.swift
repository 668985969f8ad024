// why: the menu (singleton) keeps closures that resolve the bill (scope guest) only when
// somebody orders.
import Keyworks
import Synchronization

// The bar of a cinema. Its menu is printed once; guests come and go, each with a bill of their own.

extension Scope { static let guest = Scope("guest") }

final class Bill: Sendable {
  private let entries = Mutex<[(String, Int)]>([])

  func add(_ what: String, for price: Int) { entries.withLock { $0.append((what, price)) } }
  var total: Int { entries.withLock { $0.reduce(0) { $0 + $1.1 } } }
}

struct Dish: Sendable {
  let name: String
  let price: Int
  let serve: @Sendable (Dish) -> Void
}

@resultBuilder
enum MenuBuilder {
  static func buildBlock(_ dishes: [Dish]...) -> [Dish] { dishes.flatMap { $0 } }
  static func buildExpression(_ dish: Dish) -> [Dish] { [dish] }
  static func buildOptional(_ dishes: [Dish]?) -> [Dish] { dishes ?? [] }
}

struct Menu: Sendable {
  private let dishes: [Dish]

  init(@MenuBuilder _ dishes: () -> [Dish]) { self.dishes = dishes() }

  func order(_ name: String) {
    guard let dish = dishes.first(where: { $0.name == name }) else { return print("no", name) }
    dish.serve(dish)
  }
}

extension Container {
  var hasKitchen: Factory<Bool> { self { true } }
  var bill: Factory<Bill> { self { Bill() }.scope(.guest) }

  var menu: Factory<Menu> {
    self {
      let charge: @Sendable (Dish) -> Void = { dish in
        Container.shared.bill().add(dish.name, for: dish.price)
      }
      return Menu {
        Dish(name: "popcorn", price: 45, serve: charge)
        Dish(name: "water", price: 0) { print("Here is your \($0.name).") }
        if self.hasKitchen() {
          Dish(name: "nachos", price: 70) { dish in
            print("\(dish.name) take five minutes")
            charge(dish)
          }
        }
      }
    }.singleton
  }
}

for wishes in [["popcorn", "water"], ["nachos", "popcorn", "wine"]] {
  for wish in wishes { Container.shared.menu().order(wish) }
  print("to pay:", Container.shared.bill().total)
  Container.shared.reset(scope: .guest)
}
