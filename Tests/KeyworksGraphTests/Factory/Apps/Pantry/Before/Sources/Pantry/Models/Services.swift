// swift-format-ignore-file
import FactoryKit
import Foundation

protocol RecipeService: Sendable {
  func recipes(matching text: String) -> [Recipe]
}

protocol PantryStore: AnyObject, Sendable {
  func grams(of name: String) -> Int
}

protocol SessionService: AnyObject, Sendable {
  var user: User { get }
}

protocol Analytics: Sendable {
  func track(_ event: String)
}

protocol Clock: Sendable {
  var now: Date { get }
}

struct SystemClock: Clock {
  var now: Date { Date() }
}

struct FixedClock: Clock {
  let now = Date(timeIntervalSince1970: 0)
}

struct HTTPClient: Sendable {
  let host: String
  func get(_ path: String) -> Data { Data("https://\(host)/\(path)".utf8) }
}

struct RemoteRecipeService: RecipeService {
  let client: HTTPClient
  let cache: RecipeCache

  init(
    client: HTTPClient = Container.shared.client(),
    cache: RecipeCache = Container.shared.recipeCache.resolve()
  ) {
    self.client = client
    self.cache = cache
  }

  func recipes(matching text: String) -> [Recipe] {
    _ = client.get("recipes?matching=\(text)")
    return cache.all.filter { $0.title.contains(text) }
  }
}

struct SampleRecipeService: RecipeService {
  func recipes(matching text: String) -> [Recipe] {
    [Recipe(id: 1, title: "Pancakes", ingredients: [Ingredient(name: "Flour", grams: 200)])]
  }
}

final class RecipeCache: Sendable {
  let all: [Recipe] = []
}

final class DiskPantryStore: PantryStore {
  private let clock = dependency(\.clock)
  private let folder: URL

  init(folder: URL) { self.folder = folder }

  func grams(of name: String) -> Int { Int(clock.now.timeIntervalSince1970) % 500 }
}

final class LiveSessionService: SessionService {
  let user: User
  init(user: User) { self.user = user }
}

struct ConsoleAnalytics: Analytics {
  func track(_ event: String) { print("\(event) at \(Container.shared.clock.resolve().now)") }
}

struct SilentAnalytics: Analytics {
  func track(_ event: String) {}
}

struct UnitFormatter: Sendable {
  let locale: String
  func text(_ grams: Int) -> String { "\(grams) g (\(locale))" }
}

final class ImageLoader: Sendable {
  private let client: HTTPClient
  init(client: HTTPClient) { self.client = client }
  func image(of recipe: Recipe) -> Data { client.get("images/\(recipe.id)") }
}

struct ShoppingList: Sendable {
  let recipe: Recipe
  let store: any PantryStore

  var missing: [Ingredient] {
    recipe.ingredients.filter { store.grams(of: $0.name) < $0.grams }
  }
}

struct PortionCalculator: Sendable {
  let recipe: Recipe
  let guests: Int

  func grams(of ingredient: Ingredient) -> Int { ingredient.grams * guests }
}

final class Reminders: Sendable {
  let clock: any Clock
  init(clock: any Clock) { self.clock = clock }
}

struct ReviewPrompt: Sendable {
  let isDue: Bool
}
