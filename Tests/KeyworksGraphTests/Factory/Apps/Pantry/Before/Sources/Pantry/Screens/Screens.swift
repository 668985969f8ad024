// swift-format-ignore-file
import FactoryKit

@MainActor
final class SearchViewModel {
  @DynamicInjected(\.recipes) private var recipes
  @DynamicInjected(\.analytics) private var analytics: Analytics
  @Injected(\.formatter) private var formatter

  private(set) var results: [Recipe] = []
  var text = "" {
    didSet { search() }
  }

  private func search() {
    results = recipes.recipes(matching: text)
    analytics.track("searched for \(text), found \(results.count)")
  }

  func subtitle(of recipe: Recipe) -> String {
    recipe.ingredients.map { formatter.text($0.grams) }.joined(separator: ", ")
  }
}

@MainActor
final class RecipeViewModel {
  @DynamicInjected(\.store)
  private var store

  @DynamicInjected(\.images)
  private var images

  @LazyInjected(\.reminders) private var reminders

  let recipe: Recipe

  init(recipe: Recipe) { self.recipe = recipe }

  var missing: [String] {
    Container.shared.shoppingList.resolve(recipe).missing.map(\.name)
  }

  func grams(of ingredient: Ingredient, for guests: Int) -> Int {
    Container.shared.portions((recipe, guests)).grams(of: ingredient)
  }

  func isEnough(_ ingredient: Ingredient) -> Bool {
    $store.resolve().grams(of: ingredient.name) >= ingredient.grams
  }

  func preload() { _ = images.image(of: recipe) }
}

@MainActor
final class ProfileViewModel {
  @WeakLazyInjected(\.session) private var session

  @DynamicInjected(\.reviewPrompt) private var prompt

  var title: String { "Hello, \(session?.user.name ?? "you")" }
  var asksForReview: Bool { prompt.isDue }

  func signOut() {
    Container.shared.manager.reset(scope: .signedIn)
    Container.shared.session.reset(.scope)
  }
}

extension Container {
  @MainActor var search: Factory<SearchViewModel> {
    Factory(self) { @MainActor in SearchViewModel() }
  }

  @MainActor var profile: Factory<ProfileViewModel> {
    Factory(self) { @MainActor in ProfileViewModel() }
      .shared
  }
}
