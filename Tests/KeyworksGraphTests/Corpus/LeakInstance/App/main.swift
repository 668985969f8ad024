// why: a cached instance holds the container that caches it.
import Keyworks

final class App: Sendable {
  let container: Container
  init(_ container: Container) { self.container = container }
}

class Screen: @unchecked Sendable {
  var home: (any SharedContainer)?
}

final class Front: Screen, @unchecked Sendable {
  init(in container: Container) {
    super.init()
    home = container
  }
}

struct Shelf: Sendable {
  let container: Container
}

final class Visit: ManagedContainer {
  let manager = ContainerManager()
  let app: Container
  init(_ app: Container) { self.app = app }
}

extension Scope {
  static let visit = Scope("visit")
}

extension Container {
  var app: Factory<App> { self { App(self) }.cached }  // expect: leak app
  var front: Factory<Front> {
    self { Front(in: self) }.scope(.visit)  // expect: leak front
  }
  var visit: Factory<Visit> { self { Visit(self) }.cached }  // expect: leak visit
  var shelf: Factory<Shelf> {
    self {
      Shelf(container: self)  // expect: leak shelf
    }.cached
  }
}

let container = Container()
print(container.app(), container.front(), container.shelf(), container.visit())
