// missed: A closure that is returned, assigned to another object
import Keyworks

struct Clock {
  let now: () -> Int
  init(_ now: @escaping () -> Int = { Container.shared.hour() }) { self.now = now }
}

extension Container {
  var clock: Factory<Clock> { self { Clock() } }
  // The clock's closure resolves the hour, which is being built.
  var hour: Factory<Int> { self { self.clock().now() % 12 } }
}

print(Container.shared.hour())
