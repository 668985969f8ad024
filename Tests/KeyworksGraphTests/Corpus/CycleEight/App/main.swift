// why: two cycles share one factory; both are reported.
import Keyworks

struct Hub: Sendable {
  let wheels: Int
}

struct Axle: Sendable {
  let length: Int
}

struct Brake: Sendable {
  let force: Int
}

extension Container {
  var hub: Factory<Hub> {  // expect: cycle hub axle brake
    self { Hub(wheels: self.axle().length + self.brake().force) }
  }
  var axle: Factory<Axle> { self { Axle(length: self.hub().wheels) } }
  var brake: Factory<Brake> { self { Brake(force: self.hub().wheels) } }
}

print(Container.shared.hub().wheels)
