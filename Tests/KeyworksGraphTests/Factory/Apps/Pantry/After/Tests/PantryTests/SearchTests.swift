// swift-format-ignore-file
import Keyworks
import XCTest

@testable import Pantry

@MainActor
final class SearchTests: XCTestCase {
  override func setUp() async throws {
    Container.shared.reset()
    Container.shared.analytics.override { SilentAnalytics() }
  }

  override func tearDown() async throws {
    Container.shared.reset([.registrations, .overrides])
  }

  func testFindsPancakes() {
    Container.shared.recipes.override { SampleRecipeService() }
    let model = Container.shared.search()
    model.text = "Pan"
    XCTAssertEqual(model.results.map(\.title), ["Pancakes"])
  }

  func testHasNoResultsBeforeASearch() {
    Container.shared.recipes
      .override { SampleRecipeService() }
    XCTAssertEqual(Container.shared.search().results, [])
  }

  func testUsesAnotherHostForAWhile() {
    let hostToken = Container.shared.host.override { "test.example" }
    let formatterToken = Container.shared.formatter.override { UnitFormatter(locale: "fr") }
    XCTAssertEqual(Container.shared.formatter().text(1), "1 g (fr)")
    formatterToken.revert()
    hostToken.revert()
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
    Container.shared.store.override { FullStore() }
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
