// why: The unit converter is declared and mocked for previews, and its protocol is used everywhere, but nobody resolves it.
import FactoryKit

extension Container {
  var recipes: Factory<RecipeRepository> {
    self { RecipeRepository(storage: self.storage()) }
      .cached
  }

  var storage: Factory<RecipeStorage> {
    self { FileStorage(path: "recipes.json") }
      .onTest { MemoryStorage() }
      .onPreview { MemoryStorage() }
  }

  var unitConverter: Factory<UnitConverting> {  // expect: unused unitConverter
    self { MetricConverter() }
      .onPreview { PlainConverter() }
  }

  var shoppingList: Factory<ShoppingList> {
    self { ShoppingList(converter: MetricConverter()) }
      .shared
  }
}

protocol RecipeStorage {
  func load() -> [Recipe]
}

struct FileStorage: RecipeStorage {
  let path: String
  func load() -> [Recipe] { [Recipe(title: "Bread", cups: ["flour": 4, "water": 1.5])] }
}

struct MemoryStorage: RecipeStorage {
  func load() -> [Recipe] { [] }
}

struct Recipe {
  let title: String
  let cups: [String: Double]
}

final class RecipeRepository {
  let all: [Recipe]
  init(storage: RecipeStorage) { all = storage.load() }
}

protocol UnitConverting {
  func grams(cups: Double) -> Double
}

struct MetricConverter: UnitConverting {
  func grams(cups: Double) -> Double { cups * 125 }
}

struct PlainConverter: UnitConverting {
  func grams(cups: Double) -> Double { cups }
}

final class ShoppingList {
  private let converter: UnitConverting
  private var grams: [String: Double] = [:]

  init(converter: UnitConverting) { self.converter = converter }

  func add(_ recipe: Recipe) {
    for (item, cups) in recipe.cups {
      grams[item, default: 0] += converter.grams(cups: cups)
    }
  }

  var lines: [String] { grams.map { "\($0.value) g \($0.key)" }.sorted() }
}

struct RecipeScreen {
  @InjectedObject(\.recipes) var repository
  @InjectedObject(\.shoppingList) var list

  func addAll() {
    repository.all.forEach(list.add)
    list.lines.forEach { print($0) }
  }
}

@main
struct RecipesApp {
  static func main() { RecipeScreen().addAll() }
}
