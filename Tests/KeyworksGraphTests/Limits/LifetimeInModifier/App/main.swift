// missed: A second lifetime in a modifier of your own
import Keyworks

final class Settings: Sendable {
  let theme: String
  init(theme: String) { self.theme = theme }
}

extension Factory where Value: Sendable {
  /// Meant for what each container keeps.
  var kept: Self { self.cached }
}

extension Container {
  var theme: Factory<String> { self { "dark" }.kept }
  // .cached and .singleton contradict each other.
  var settings: Factory<Settings> { self { Settings(theme: "light") }.kept.singleton }
}

let container = Container.shared
print(container.theme(), container.settings().theme)
print(container.settings() === Container().settings())
