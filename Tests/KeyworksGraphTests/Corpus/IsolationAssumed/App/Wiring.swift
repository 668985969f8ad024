import Keyworks

extension Container {
  @MainActor var menu: Factory<Menu> { self { Menu() } }
  @MainActor var screen: Factory<Screen> { self { Screen(title: self.appName()) } }
  @MainActor var pair: Factory<[Screen]> { self { [self.screen(), self[\.screen]] } }
  var appName: Factory<String> { self { "Paint" }.singleton }

  var caption: Factory<String> {  // expect: isolation caption screen
    self { MainActor.assumeIsolated { "on \(self.screen().title)" } }
  }
  var toolbar: Factory<Toolbar> { self { Toolbar(self) } }  // expect: isolation toolbar menu
  var recorder: Factory<Recorder> { self { Recorder(self) } }
  // On the main actor there is nothing wrong with it.
  @MainActor var outline: Factory<String> {
    self { MainActor.assumeIsolated { "of \(self.menu().entries.count)" } }
  }
}
