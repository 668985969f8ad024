// why: setting a property runs its setter and its observers.
import Keyworks

final class Meter: @unchecked Sendable {
  var level = 0 {
    willSet { _ = Container.shared.log() }
    didSet { _ = Container.shared.meter() }
  }
  var raw: Int {
    get { 1 }
    set { _ = Container.shared.gauge() + newValue }
  }
  subscript(row: Int) -> Int {
    get { Container.shared.needle() }
    set { _ = Container.shared.dial() + newValue }
  }
  init() {}
  // An initializer of the type runs no observers.
  init(at level: Int) { self.level = level }

  func set(_ level: Int) -> Int {
    self.level = level
    return level
  }
}

extension Container {
  var log: Factory<Int> { self { 1 } }
  var meter: Factory<Int> { self { Meter().set(3) } }  // expect: cycle meter
  var still: Factory<Int> { self { Meter(at: 3).level } }
  var gauge: Factory<Int> {  // expect: cycle gauge
    self {
      let meter = Meter()
      meter.raw = 3
      return 1
    }
  }
  var needle: Factory<Int> { self { Meter()[1] } }  // expect: cycle needle
  var dial: Factory<Int> {  // expect: cycle dial
    self {
      let meter = Meter()
      meter[1] = 2
      return 1
    }
  }
}

let c = Container.shared
print(c.meter(), c.still(), c.gauge(), c.needle(), c.dial())
