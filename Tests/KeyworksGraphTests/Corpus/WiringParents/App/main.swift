// why: a property named parent makes no container a child, unless its manager gets the parent.
import Keyworks

final class Session: ManagedContainer {
  let manager = ContainerManager()
  let parent: Container  // expect: wiring
  init(_ parent: Container) { self.parent = parent }
}

final class Stay: ManagedContainer {
  let manager = ContainerManager()
  var parent: (any ManagedContainer)? { Container.shared }  // expect: wiring
}

final class Visit: ManagedContainer {
  let parent: Container
  let manager: ContainerManager
  init(_ parent: Container) { (self.parent, manager) = (parent, ContainerManager(parent: parent)) }
}

// These only happen to have the name.
final class Reader: ManagedContainer {
  let manager = ContainerManager()
  let parent: Container
  init(_ parent: Container) { self.parent = parent }
}

protocol Guest: ManagedContainer { var parent: Container { get } }

final class Lodger: Guest {
  let manager = ContainerManager()
  let parent = Container.shared
}

final class Person: ManagedContainer {
  let manager = ContainerManager()
  let parent = "Ann"
}

extension Container { var clock: Factory<Int> { self { 1 } } }
extension Session { var user: Factory<Int> { self { 2 } } }
extension Stay { var room: Factory<Int> { self { 3 } } }
extension Visit { var ward: Factory<Int> { self { 4 } } }
extension Reader { var book: Factory<Int> { self { self.parent.clock() } } }
extension Guest { var bed: Factory<Int> { self { self.parent.clock() } } }
extension Person { var age: Factory<Int> { self { 5 } } }

print(Session(.shared).user(), Stay().room(), Visit(.shared).ward())
print(Reader(.shared).book(), Lodger().bed(), Person().age())
