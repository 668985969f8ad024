// why: a wrapper of the program stores its initial value as a closure, as `lazy` does.
import Keyworks

@propertyWrapper
final class Awaited<Value> {
  private let make: () -> Value
  private var made: Value?
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}

final class Kitchen {
  @Awaited var waiter = Container.shared.waiter()
  func serve() { waiter.carry() }
}

final class Waiter {
  let kitchen = Container.shared.kitchen()
  func carry() {}
}

extension Container {
  var kitchen: Factory<Kitchen> { self { Kitchen() } }
  var waiter: Factory<Waiter> { self { Waiter() } }
}

Container.shared.kitchen().serve()
