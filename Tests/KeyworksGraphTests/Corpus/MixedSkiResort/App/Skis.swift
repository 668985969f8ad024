import Keyworks
import Snow

struct Ski: Gear, CustomStringConvertible {
  let number: Int
  var description: String { "ski" }
}

struct Dog: Sendable {
  static func wake(_ container: Container) -> Dog { container.avalancheDog() }
  let name: String
}

extension Container {
  var skis: Factory<Depot<Ski>> {  // expect: cycle skis wax
    self { .open(in: self, wax: \.wax) }
  }
  var wax: Factory<Int> {
    self { self.skis().items.count + self.snow() }
  }
  var snow: Factory<Int> { self { 30 } }
  var avalancheDog: Factory<Dog> {  // expect: unused avalancheDog
    self { Dog(name: "Barry \(self.snow())") }
  }
}
