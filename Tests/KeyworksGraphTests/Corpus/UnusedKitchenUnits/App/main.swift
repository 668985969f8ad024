// why: Container.units in App: since the move only KitchenContainer.units is resolved
// (`self.units()` in the formatter).
import Keyworks
import Kitchen
import KeyworksUI

final class RecipeBook: Sendable {
  let pages: [String: [Ingredient]] = [
    "Bread": [Ingredient("flour", grams: 1200), Ingredient("salt", grams: 24)],
    "Dal": [Ingredient("lentils", grams: 250)],
  ]
}

@MainActor final class RecipeModel {
  @Injected(\KitchenContainer.formatter) private var formatter
  @Injected(\.book) private var book
  let title: String

  init(title: String) { self.title = title }

  var text: String { ([title] + formatter.lines(book.pages[title] ?? [])).joined(separator: "\n") }
}

@MainActor final class RecipeCoordinator {
  private let model = Container.shared.provider(\.recipe)
  private(set) var shown: [RecipeModel] = []

  func open(_ title: String) { shown.append(model(title)) }
}

extension Container {
  var book: Factory<RecipeBook> { self { RecipeBook() }.singleton }
  var units: Factory<any Units> { self { Metric() }.singleton }  // expect: unused units
  var recipe: MainActorParameterFactory<String, RecipeModel> { self.mainActor { RecipeModel(title: $0) } }
  var coordinator: MainActorFactory<RecipeCoordinator> { self.mainActor { RecipeCoordinator() }.cached }
}

let coordinator = Container.shared.coordinator()
coordinator.open("Bread")
coordinator.open("Dal")
for model in coordinator.shown { print(model.text) }
