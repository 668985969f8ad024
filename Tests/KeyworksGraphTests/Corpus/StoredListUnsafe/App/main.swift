// why: also in Swift 6 mode, where nonisolated(unsafe) or the main actor permits a stored list.
import Keyworks

struct Tab: Sendable {
  let title: String
}

@MainActor final class Window {
  let tabs: [Tab]
  init(tabs: [Tab]) { self.tabs = tabs }
}

extension Container {
  var home: Factory<Tab> { self { Tab(title: "Home") } }
  var search: Factory<Tab> { self { Tab(title: "Search") } }
  nonisolated(unsafe) static let tabs: Tags<Tab> = [Tagged(\.home), Tagged(\.search)]  // expect: stored-list tabs
  @MainActor static let moreTabs: Tags<Tab> = [Tagged(\.search)]  // expect: stored-list moreTabs
  @MainActor var window: Factory<Window> { self { Window(tabs: self[\.tabs]) } }
}

print(Container.shared.window().tabs.count, Container.shared[\.moreTabs].count)
