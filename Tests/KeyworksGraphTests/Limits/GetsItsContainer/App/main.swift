// false: An instance that gets its container
import Keyworks

final class App: Sendable {
  let name: String
  /// A container of its own, for the plug-ins.
  let plugins: Container

  init(_ container: Container) {
    name = container.name()
    plugins = Container()
  }
}

extension Container {
  var name: Factory<String> { self { "editor" } }
  var app: Factory<App> { self { App(self) }.cached }  // limit: leak app
}

func run() -> String {
  let container = Container()
  let app = container.app()
  return "\(app.name), plug-ins of \(app.plugins.name())"
}

print(run())
