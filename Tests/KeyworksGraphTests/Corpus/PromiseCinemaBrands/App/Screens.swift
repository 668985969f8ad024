import Keyworks
import KeyworksUI

@MainActor class Screen {
  @Injected(\.look) final var look
  func text() -> String { look.title("") }
}

@MainActor final class ProgrammeScreen: Screen {
  private let films: [String]
  init(films: [String]) { self.films = films }
  override func text() -> String { look.title(films.joined(separator: ", ")) }
}

/// Shown while the programme loads.
@MainActor final class SplashScreen: Screen {
  private let hint: String
  init(hint: String) { self.hint = hint }
  override func text() -> String { super.text() + hint }
}

extension Container {
  var programme: MainActorParameterFactory<[String], ProgrammeScreen> {
    self.mainActor { films in ProgrammeScreen(films: films) }
  }
  var splash: MainActorFactory<SplashScreen> { self.mainActor { SplashScreen(hint: "…") } }
}
