// why: a wrapper resolves when its property is read, and a helper passes a factory on to another helper that resolves it.
import Keyworks

@propertyWrapper struct Fresh<Value> {
  let path: KeyPath<Container, Factory<Value>>
  init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }
  var wrappedValue: Value { Container.shared[path] }
}

@propertyWrapper struct Now<Value> {
  let wrappedValue: Value
  init(_ path: KeyPath<Container, Factory<Value>>) { self.init(path, in: .shared) }
  init(_ path: KeyPath<Container, Factory<Value>>, in container: Container) {
    wrappedValue = container[path]
  }
}

final class Baker {
  @Fresh(\.oven) var oven
  let heat: Int
  init() {
    heat = 0
    oven.warm()
  }
}

final class Oven {
  init(_ baker: Baker) {}
  func warm() {}
}

/// Reads its oven only when somebody asks.
final class Guest {
  @Fresh(\.table) var table
  func sit() { print(table) }
}

struct Table {
  let guest: Guest
}

final class Waiter {
  @Now(\.kitchen) var kitchen
}

struct Kitchen {
  let waiter: Waiter
}

func serve<Value>(_ factory: Factory<Value>) -> Value { bring(factory) }
func bring<Value>(_ factory: Factory<Value>) -> Value { factory() }

extension Container {
  var baker: Factory<Baker> { self { Baker() } }  // expect: cycle baker oven
  var oven: Factory<Oven> { self { Oven(self.baker()) } }

  var guest: Factory<Guest> { self { Guest() } }
  var table: Factory<Table> { self { Table(guest: self.guest()) } }

  var waiter: Factory<Waiter> { self { Waiter() } }  // expect: cycle waiter kitchen
  var kitchen: Factory<Kitchen> { self { Kitchen(waiter: self.waiter()) } }

  var dish: Factory<String> { self { serve(self.sauce) } }  // expect: cycle dish sauce
  var sauce: Factory<String> { self { self.dish.callAsFunction() } }
}

let container = Container.shared
container.table().guest.sit()
print(container.oven(), container.kitchen(), container.sauce())
