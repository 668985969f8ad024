import Keyworks
import Recipes

struct GasStove: Stove {
  let flame: Int
  func heat(_ dish: String) -> String { String(repeating: "~", count: flame) + dish }
}

extension Container: @retroactive KitchenNeeds {
  public var stove: Factory<any Stove> { self { GasStove(flame: self.flame()) }.cached }
  public var dishes: Factory<[String]> { self { ["soup", "pie"] } }
  var flame: Factory<Int> { self { 3 } }
}

final class FoodTruck: KitchenNeeds {
  static let shared = FoodTruck()
  let manager = ContainerManager()
  private struct Grill: Stove { func heat(_ dish: String) -> String { "grilled \(dish)" } }
  var stove: Factory<any Stove> { self { Grill() } }
  var dishes: Factory<[String]> { self { ["corn"] } }
}

let kitchens: [any KitchenNeeds] = [Container.shared, FoodTruck.shared]
for kitchen in kitchens { print(serve(from: kitchen, courses: 3)) }
