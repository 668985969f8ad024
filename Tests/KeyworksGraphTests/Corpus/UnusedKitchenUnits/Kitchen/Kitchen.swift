import Keyworks

public protocol Units: Sendable {
  func describe(grams: Int) -> String
}

public struct Metric: Units {
  public init() {}
  public func describe(grams: Int) -> String { grams >= 1000 ? "\(Double(grams) / 1000) kg" : "\(grams) g" }
}

public struct Ingredient: Sendable {
  public let name: String
  public let grams: Int
  public init(_ name: String, grams: Int) { (self.name, self.grams) = (name, grams) }
}

/// Everything about recipes moved here from the app's container.
public final class KitchenContainer: SharedContainer {
  public static let shared = KitchenContainer()
  public let manager = ContainerManager()
}

public struct RecipeFormatter: Sendable {
  let units: any Units
  public func lines(_ ingredients: [Ingredient]) -> [String] {
    ingredients.map { "\(units.describe(grams: $0.grams)) \($0.name)" }
  }
}

extension KitchenContainer {
  public var units: Factory<any Units> { self { Metric() }.singleton }
  public var formatter: Factory<RecipeFormatter> { self { RecipeFormatter(units: self.units()) } }
}
