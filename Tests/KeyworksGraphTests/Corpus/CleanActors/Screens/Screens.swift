import Keyworks
import KeyworksUI

public struct Title: Sendable {
  public let text: String
}

@MainActor public final class Screen {
  public let title: String
  public var subtitle = ""
  init(title: String) { self.title = title }
}

@MainActor public protocol Router: Sendable {
  func open() -> Int
}

@MainActor public final class Sheet {
  private let container: Container
  public let screen: Screen
  init(_ container: Container) {
    self.container = container
    screen = MainActor.assumeIsolated { container.screen() }
  }
  public func reopen() -> Sheet { container.sheet() }
}

extension Container {
  public var title: Factory<Title> { self { Title(text: self.locale()) }.cached }
  var locale: Factory<String> { self { "nl" }.singleton }
  @MainActor public var screen: Factory<Screen> { self { Screen(title: self.title().text) }.cached }
  @MainActor public var sheet: Factory<Sheet> { self { Sheet(self) } }
  @MainActor public var router: Factory<any Router> { promised() }
  @MainActor public var tabs: Factory<[Screen]> { self { [self.screen()] + self[\.screens].map { $0() } } }
  public static var screens: MainActorTags<Screen> { [Tagged(\.help)] }
  var help: MainActorFactory<Screen> {
    self.mainActor {
      let screen = Screen(title: "help")
      MainActor.assumeIsolated { screen.subtitle = self.screen().title }
      return screen
    }
  }
}
