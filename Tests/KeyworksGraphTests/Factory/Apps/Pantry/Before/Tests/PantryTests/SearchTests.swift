// swift-format-ignore-file
import FactoryKit
import XCTest

@testable import Pantry

@MainActor
final class SearchTests: XCTestCase {
  override func setUp() async throws {
    Container.shared.reset()
    Container.shared.analytics.register { SilentAnalytics() }
  }

  override func tearDown() async throws {
    Container.shared.reset(options: .registration)
  }

  func testFindsPancakes() {
    Container.shared.recipes { SampleRecipeService() }
    let model = Container.shared.search()
    model.text = "Pan"
    XCTAssertEqual(model.results.map(\.title), ["Pancakes"])
  }

  func testHasNoResultsBeforeASearch() {
    Container.shared.recipes
      .register { SampleRecipeService() }
    XCTAssertEqual(Container.shared.search.resolve().results, [])
  }

  func testUsesAnotherHostForAWhile() {
    Container.shared.manager.push()
    Container.shared.host { "test.example" }
    Container.shared.formatter.register { UnitFormatter(locale: "fr") }
    XCTAssertEqual(Container.shared.formatter().text(1), "1 g (fr)")
    Container.shared.manager.pop()
    XCTAssertEqual(Container.shared.host(), "pantry.example")
  }
}

@MainActor
final class RecipeTests: XCTestCase {
  private final class FullStore: PantryStore {
    func grams(of name: String) -> Int { 1000 }
  }

  private let recipe = Recipe(
    id: 7, title: "Bread", ingredients: [Ingredient(name: "Flour", grams: 500)])

  override func setUp() async throws {
    Container.shared.manager.push()
    Container.shared.store.register { FullStore() }.singleton
  }

  override func tearDown() async throws { Container.shared.manager.pop() }

  func testMissesNothing() {
    XCTAssertEqual(RecipeViewModel(recipe: recipe).missing, [])
  }

  func testMultiplies() {
    let model = RecipeViewModel(recipe: recipe)
    XCTAssertEqual(model.grams(of: recipe.ingredients[0], for: 3), 1500)
  }
}
