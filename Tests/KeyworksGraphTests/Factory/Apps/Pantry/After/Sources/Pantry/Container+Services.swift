// swift-format-ignore-file
import Keyworks
import Foundation

// Factories of the services. Factory(self) is the older spelling of self.
extension Container {
  var clock: Factory<Clock> {
    self { SystemClock() }
      .on(.test) { FixedClock() }
  }

  var host: Factory<String> {
    self { "pantry.example" }
      .on(.argument("-staging")) { "staging.pantry.example" }
      .on(.preview) { "localhost" }
  }

  var client: Factory<HTTPClient> {
    self { HTTPClient(host: self.host()) }.singleton
  }

  var recipeCache: Factory<RecipeCache> {
    self { RecipeCache() }
      .cached
      .timeToLive(.seconds(60 * 5))
  }

  var recipes: Factory<RecipeService> {
    self { RemoteRecipeService() }
      .on(.preview) { SampleRecipeService() }
      .on(.test) { SampleRecipeService() }
  }

  var storeFolder: Factory<URL> {
    self { URL(fileURLWithPath: NSTemporaryDirectory()) }
  }

  var store: Factory<PantryStore> {
    self { DiskPantryStore(folder: self.storeFolder()) }
      .singleton
  }

  var session: Factory<SessionService> {
    self { LiveSessionService(user: .guest) }.scope(.signedIn)
  }

  var analytics: Factory<Analytics> {
    self { ConsoleAnalytics() }
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
      .decorated { print("made \($0)"); return $0 }
      .cached
  }

  var reminders: Factory<Reminders> {
    self { Reminders(clock: self.clock()) }
      .decorated { reminders in
        let clock = reminders.clock
        print("The reminders use \(clock)")
        return reminders
      }
      .scope(.signedIn)
  }

  var reviewPrompt: Factory<ReviewPrompt> {
    self { ReviewPrompt(isDue: false) }
  }

  var shoppingList: ParameterFactory<Recipe, ShoppingList> {
    self { ShoppingList(recipe: $0, store: self.store()) }
  }

  var portions: ParameterFactory<(Recipe, Int), PortionCalculator> {
    self { recipe, guests in PortionCalculator(recipe: recipe, guests: guests) }
  }
}

extension Scope {
  static let signedIn = Scope("signedIn")
  static let visible = Scope("visible", isWeak: true)
}
