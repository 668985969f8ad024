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

final class Pager: Sendable {
  let ring: @Sendable () -> String
  init(ring: @escaping @Sendable () -> String) { self.ring = ring }
}

final class Desk: Sendable {
  struct Phone: Sendable {
    let container: Container
    var floor: Int { container.floor() }
  }
  private let phone: Phone?
  init(_ container: Container) { phone = Phone(container: container) }
  var floor: Int? { phone?.floor }
}

// It stores only what the closure returns.
final class Bell: Sendable {
  let sound: String
  init(_ sound: () -> String) { self.sound = sound() }
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
  var floor: Factory<Int> { self { 2 } }
  var pager: Factory<Pager> { self { Pager { "\(self.floor())" } }.cached }  // expect: leak pager
  var desk: Factory<Desk> { self { Desk(self) }.cached }  // expect: leak desk
  var bell: Factory<Bell> { self { Bell { "\(self.floor())" } }.cached }
  var weakPager: Factory<Pager> {
    self { Pager { [weak self] in "\(self?.floor() ?? 0)" } }.cached
  }
  var floorPager: Factory<Pager> { self { Pager { [floor = self.floor()] in "\(floor)" } }.cached }
  // Only the floor goes on.
  var sign: Factory<Int?> { self { Desk(self).floor }.cached }
}

let container = Container()
print(container.app(), container.front(), container.shelf(), container.visit())
print(container.pager().ring(), container.desk().floor ?? 0, container.bell().sound)
print(container.weakPager().ring(), container.floorPager().ring(), container.sign() ?? 0)
