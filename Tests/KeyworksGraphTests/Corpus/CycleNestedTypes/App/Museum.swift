import Keyworks

enum Museum {
  struct Hall: Sendable {
    let name: String
    struct Door: Sendable {
      let width: Int
    }
    let door: Door
  }

  final class Guide: Sendable {
    let route: [String]
    init(route: [String]) { self.route = route }
  }
}

extension Museum.Hall {
  /// Builds the hall with a door of its own.
  init(from container: Container) {
    self.init(name: "East", door: Door(container))
  }
}

extension Museum.Hall.Door {
  init(_ container: Container) {
    self.init(width: container.guide().route.count)
  }
}

extension Museum.Guide {
  convenience init(halls: Container.Halls) { self.init(route: halls.names) }
}

extension Container {
  struct Halls {
    let names: [String]
    init(_ container: Container) { names = [container.hall().name] }
  }

  var guide: Factory<Museum.Guide> { self { Museum.Guide(halls: Halls(self)) } }  // expect: cycle guide hall
  var hall: Factory<Museum.Hall> { self { .init(from: self) } }
}
