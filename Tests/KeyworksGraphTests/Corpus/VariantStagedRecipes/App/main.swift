// why: `client`: the singleton drops the Stage in force, on which host depends (through
// Endpoint.url(in:)): the staging page talks to the live host.
import Keyworks

enum Stage: Variant { case live, staging }

protocol Endpoint: Sendable {
  static var path: String { get }
}
extension Endpoint {
  /// Every endpoint is an URL on the host of the stage.
  static func url(in container: Container) -> String { container.host() + "/" + path }
}

enum RecipesEndpoint: Endpoint { static let path = "recipes" }
enum PhotosEndpoint: Endpoint { static let path = "photos" }

final class RecipeClient: Sendable {
  let recipes: String
  let photos: String

  init(recipes: String, photos: String) {
    self.recipes = recipes
    self.photos = photos
  }

  func ingredients(of dish: String) -> [String] { ["\(recipes)/\(dish)/1", "\(recipes)/\(dish)/2"] }
  func photo(of dish: String) -> String { "\(photos)/\(dish).jpg" }
}

final class RecipePage {
  @LazyInjected(\.client) private var client
  @Injected(\.measures) private var measures

  func show(_ dish: String) -> String {
    let lines = client.ingredients(of: dish).map { "\(measures.unit) \($0)" }
    return ([client.photo(of: dish)] + lines).joined(separator: "\n")
  }
}

struct Measures: Sendable {
  let unit: String
}

extension Container {
  var host: Factory<String> {
    self { "https://recipes.example" }.when(Stage.staging) { "https://staging.recipes.example" }
  }
  var measures: Factory<Measures> { self { Measures(unit: "g") }.when(Stage.staging) { Measures(unit: "g (test)") } }
  var client: Factory<RecipeClient> {  // expect: variant page client host
    self { RecipeClient(recipes: RecipesEndpoint.url(in: self), photos: PhotosEndpoint.url(in: self)) }.singleton
  }
  var page: Factory<RecipePage> { self { RecipePage() } }
}

/// The developers' menu compares what the cooks will see with what they see today.
struct DebugMenu {
  let container: Container

  func compare(_ dish: String) -> (today: String, soon: String) {
    let soon = container.with(Stage.staging) { $0[\.page] }
    return (container.page().show(dish), soon.show(dish))
  }
}

let menu = DebugMenu(container: .shared)
let pages = menu.compare("goulash")
print(pages.today, pages.soon, separator: "\n---\n")
