import Keyworks

@MainActor final class Desktop {
  let windows: [Window]
  init(windows: [Window]) { self.windows = windows }
}

@MainActor final class Window {
  let title: String
  init(_ container: Container) { title = container.titles().first ?? "" }
}

struct Dock: Sendable {
  let count: Int
}

extension Container {
  var titles: Factory<[String]> {  // expect: cycle titles dock desktop window
    self { ["Window of \(self.dock().count)"] }
  }
  var dock: Factory<Dock> {  // expect: isolation dock desktop
    self { Dock(count: MainActor.assumeIsolated { self.desktop().windows.count }) }
  }
  @MainActor var desktop: Factory<Desktop> { self { Desktop(windows: [self.window()]) } }
  @MainActor var window: Factory<Window> { self { Window(self) } }
  @MainActor var splash: Factory<String> { self { "splash" } }  // expect: unused splash
}
