// why: conditions that depend on what their wirings register, override or contribute.
import Keyworks
import KeyworksWiring

extension Container {
  var isPaid: Factory<Bool> { self { false } }
  var level: Factory<Int> { self { 1 } }
  var isHigh: Factory<Bool> { self { self.level() > 1 } }
  var fee: Factory<Int> { self { 2 } }
  var extra: Factory<Int> { self { 9 } }
  static var fees: Tags<Int> { [Tagged(\.fee)] }

  static var paying: Wiring<Container> {
    Wiring { $0.isPaid.register { true } }.enabled { $0.isPaid() }  // expect: stops isPaid
  }
  static var high: Wiring<Container> {
    Wiring { $0.level.override { 4 } }.priority(1).enabled { $0.isHigh() }  // expect: stops level
  }
  static var costly: Wiring<Container> {
    Wiring { $0.contribute(Tagged(\.extra), to: \.fees) }.enabled { $0[\.fees].count > 1 }  // expect: stops fees
  }
  static var watched: Wiring<Container> {
    Wiring { $0.fee.register { 8 } }.enabled(onMainActor: { $0.fee() > 2 })  // expect: stops fee
  }
  static var all: Wiring<Container> {
    Wiring { $0.activate(\.raised) }.enabled { container in container.isHigh() }  // expect: stops level
  }
  static var raised: Wiring<Container> { Wiring { $0.level.register { 7 } } }

  // It registers what its condition does not read, or another wiring registers what it reads.
  static var cheap: Wiring<Container> {
    Wiring { $0.fee.register { 3 } }.enabled { $0.isPaid() && $0.level() < 3 }
  }
  static var both: Wiring<Container> {
    Wiring(merging: [raised, Wiring { $0.fee.register { 1 } }.enabled { $0.isHigh() }])
  }
}

let container = Container.shared
let tokens = [
  container.activate(\.paying), container.activate(\.high), container.activate(\.costly),
  container.activate(\.all), container.activate(\.cheap), container.activate(\.both),
  container.activate(\.watched),
]
print(container.isPaid(), container.isHigh(), container[\.fees], tokens.count)
