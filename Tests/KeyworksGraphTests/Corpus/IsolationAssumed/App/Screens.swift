import Keyworks

@MainActor final class Screen {
  let title: String
  init(title: String) { self.title = title }
}

@MainActor final class Menu {
  let entries = ["Open", "Close"]
}

struct Toolbar: Sendable {
  let count: Int
  init(_ container: Container) {
    count = MainActor.assumeIsolated { container[\.menu].entries.count }
  }
}

final class Recorder: Sendable {
  private let container: Container
  init(_ container: Container) { self.container = container }

  /// Called on the main actor, long after it was built.
  func record() -> String {
    MainActor.assumeIsolated { container.screen().title }
  }
}
