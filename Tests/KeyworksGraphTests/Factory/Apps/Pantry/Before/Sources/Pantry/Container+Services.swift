// swift-format-ignore-file
import FactoryKit
import Foundation

// Factories of the services. Factory(self) is the older spelling of self.
extension Container {
  var clock: Factory<Clock> {
    Factory(self) { SystemClock() }
      .onTest { FixedClock() }
  }

  var host: Factory<String> {
    Factory<String>(self) { "pantry.example" }
      .onArg("-staging") { "staging.pantry.example" }
      .context(.preview) { "localhost" }
  }

  var client: Factory<HTTPClient> {
    self { HTTPClient(host: self.host.resolve()) }.singleton
  }

  var recipeCache: Factory<RecipeCache> {
    self { RecipeCache() }
      .cached
      .timeToLive(60 * 5)
  }

  var recipes: Factory<RecipeService> {
    self { RemoteRecipeService() }
      .onPreview { SampleRecipeService() }
      .onTest { SampleRecipeService() }
  }

  var storeFolder: Factory<URL> {
    self { URL(fileURLWithPath: NSTemporaryDirectory()) }.unique
  }

  var store: Factory<PantryStore> {
    Factory(self) { DiskPantryStore(folder: self.storeFolder()) }
      .singleton
  }

  var session: Factory<SessionService> {
    self { LiveSessionService(user: .guest) }.scope(.signedIn)
  }

  var analytics: Factory<Analytics> {
    Factory(self) { ConsoleAnalytics() }
      .onDebug { SilentAnalytics() }
      .singleton
  }

  var formatter: Factory<UnitFormatter> {
    self { UnitFormatter(locale: "en") }.shared
  }
}

extension Container {
  var images: Factory<ImageLoader> {
    self { ImageLoader(client: self.client()) }
      .decorator { print("made \($0)") }
      .cached
  }

  var reminders: Factory<Reminders> {
    self { Reminders(clock: self.clock()) }
      .decorator { reminders in
        let clock = reminders.clock
        print("The reminders use \(clock)")
      }
      .scope(.signedIn)
  }

  var reviewPrompt: Factory<ReviewPrompt> {
    self { ReviewPrompt(isDue: false) }.once()
  }

  var shoppingList: ParameterFactory<Recipe, ShoppingList> {
    ParameterFactory(self) { ShoppingList(recipe: $0, store: self.store.resolve()) }
  }

  var portions: ParameterFactory<(Recipe, Int), PortionCalculator> {
    self { recipe, guests in PortionCalculator(recipe: recipe, guests: guests) }
  }
}

extension Scope {
  static let signedIn = Cached()
  static let visible = Shared()
}
