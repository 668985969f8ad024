// swift-format-ignore-file
import Keyworks

@MainActor
final class SearchViewModel {
  private var recipes: RecipeService { Container.shared.recipes() }
  private var analytics: Analytics { Container.shared.analytics() }
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
  private var store: PantryStore { Container.shared.store() }

  private var images: ImageLoader { Container.shared.images() }

  @LazyInjected(\.reminders) private var reminders

  let recipe: Recipe

  init(recipe: Recipe) { self.recipe = recipe }

  var missing: [String] {
    Container.shared.shoppingList(recipe).missing.map(\.name)
  }

  func grams(of ingredient: Ingredient, for guests: Int) -> Int {
    Container.shared.portions(recipe, guests).grams(of: ingredient)
  }

  func isEnough(_ ingredient: Ingredient) -> Bool {
    Container.shared.store().grams(of: ingredient.name) >= ingredient.grams
  }

  func preload() { _ = images.image(of: recipe) }
}

@MainActor
final class ProfileViewModel {
  @WeakLazyInjected(\.session) private var session

  private var prompt: ReviewPrompt { Container.shared.reviewPrompt() }

  var title: String { "Hello, \(session?.user.name ?? "you")" }
  var asksForReview: Bool { prompt.isDue }

  func signOut() {
    Container.shared.reset(scope: .signedIn)
    Container.shared.session.reset(.instances)
  }
}

extension Container {
  @MainActor var search: Factory<SearchViewModel> {
    self { @MainActor in SearchViewModel() }
  }

  @MainActor var profile: Factory<ProfileViewModel> {
    self { @MainActor in ProfileViewModel() }
      .shared
  }
}
