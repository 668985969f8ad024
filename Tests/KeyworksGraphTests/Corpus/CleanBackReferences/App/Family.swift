import Keyworks

/// Has its children when it is asked for them.
final class Parent: @unchecked Sendable {
  let name: String
  @LazyInjected(\.child) var child
  init(name: String) { self.name = name }
}

final class Child: Sendable {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}

final class Conductor: Sendable {
  let orchestra: Provider<Orchestra>
  init(orchestra: Provider<Orchestra>) { self.orchestra = orchestra }
}

final class Orchestra: Sendable {
  let conductor: Conductor
  let size: Int
  init(conductor: Conductor, size: Int) {
    self.conductor = conductor
    self.size = size
  }
}

final class Menu: @unchecked Sendable {
  lazy var kitchen = Container.shared.kitchen()
  let dishes = ["soup", "fish"]
}

final class Kitchen: Sendable {
  let menu: Menu
  init(menu: Menu) { self.menu = menu }
}
