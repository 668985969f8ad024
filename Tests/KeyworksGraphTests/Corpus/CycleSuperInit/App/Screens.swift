import Keyworks

class Screen {
  let title: String
  init(_ container: Container) { title = container.title() }
}

class WideScreen: Screen {
  let width: Int
  init(_ container: Container, width: Int) {
    self.width = width
    super.init(container)
  }
}

final class HomeScreen: WideScreen {
  let greeting: String
  convenience init(in container: Container) { self.init(container, width: container.width()) }
  override init(_ container: Container, width: Int) {
    greeting = "Welcome"
    super.init(container, width: width)
  }
}

/// Inherits all its initialisers.
final class HelpScreen: Screen {}
