// Declares three factories, resolves them, and overrides one.

import Keyworks

protocol Clock: Sendable {
  var hour: Int { get }
}

struct FixedClock: Clock {
  let hour: Int
}

struct Greeter: Sendable {
  let clock: any Clock

  func greet(_ name: String) -> String {
    clock.hour < 12 ? "Good morning, \(name)." : "Good evening, \(name)."
  }
}

// Declare: a property names a factory, and its body resolves what it needs.

extension Container {
  var clock: Factory<any Clock> { self { FixedClock(hour: 9) }.cached }
  var greeter: Factory<Greeter> { self { Greeter(clock: self.clock()) } }
  var letter: ParameterFactory<String, String> { self { name in self.greeter().greet(name) } }
}

// Resolve: by a call or by a key path; the compiler checks that it is there.

let container = Container()
print("resolved:  ", container.letter("Ada"))
print("by path:   ", container[\.letter, "Grace"])
print("one clock: ", container.greeter().clock.hour == container.clock().hour)

// Override: the greeter is built anew and gets the other clock.

let token = container.clock.override { FixedClock(hour: 20) }
print("overridden:", container.letter("Ada"))
token.revert()
print("reverted:  ", container.letter("Ada"))

container.clock.override(with: FixedClock(hour: 21)) {
  print("scoped:    ", container.letter("Ada"))
}
