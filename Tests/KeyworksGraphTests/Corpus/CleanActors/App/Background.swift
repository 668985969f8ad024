import Keyworks
import Screens

struct MainRouter: Router {
  let count: Int
  func open() -> Int { count }
}

final class Updater: Sendable {
  private unowned let container: Container
  let title: Title
  init(_ container: Container) {
    self.container = container
    title = container.title()
    Task { @MainActor in container.screen().subtitle = "updated" }
  }
  func update() -> String { MainActor.assumeIsolated { container.screen().subtitle } }
  @MainActor func show() -> String { container.screen().title + title.text }
}

actor Counter {
  private let title: Title
  init(title: Title) { self.title = title }
  func count() async -> Int {
    await MainActor.run { Container.shared.screen().title.count } + title.text.count
  }
}

extension Container {
  var updater: Factory<Updater> { self { Updater(self) }.cached }
  var counter: Factory<Counter> { self { Counter(title: self.title()) }.cached }
  var greet: Factory<@MainActor @Sendable () -> String> {
    self { { self.screen().title } }
  }
  var number: Factory<Int> { self { MainActor.assumeIsolated { self.title().text.count } } }
  @MainActor var badge: Factory<String> { self { "\(self.number()) \(self.screen().title)" } }
}

func wire(_ container: Container) {
  MainActor.assumeIsolated {
    container.register(\.router) { container in
      MainActor.assumeIsolated { MainRouter(count: container.tabs().count) }
    }
  }
}
