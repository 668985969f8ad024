// why: counter (singleton) keeps kettle (shared), the default value of a parameter of
// Counter.init.
import Keyworks

protocol Brewing: AnyObject, Sendable {
  var kettle: Kettle { get }
}

extension Brewing {
  func brew(_ leaf: Leaf) -> String {
    "\(leaf.rawValue) at \(leaf.degrees)° from a kettle of \(kettle.litres) l"
  }
}

enum Leaf: String, CaseIterable, Sendable {
  case sencha, assam

  var degrees: Int {
    switch self {
    case .sencha: 70
    case .assam: 96
    }
  }
}

/// Heats while anybody holds it, and switches off with the last holder.
final class Kettle: Sendable {
  let litres: Int
  init(litres: Int) { self.litres = litres }
  deinit { print("the kettle is off") }
}

final class Counter: Brewing {
  let kettle: Kettle
  let sign: String

  init(sign: String, kettle: Kettle = Container.shared.kettle()) {
    self.sign = sign
    self.kettle = kettle
  }
}

final class Guest: Brewing {
  let kettle: Kettle
  init(kettle: Kettle) { self.kettle = kettle }
}

extension Container {
  var kettle: Factory<Kettle> { self { Kettle(litres: 2) }.shared }
  var guest: Factory<Guest> { self { Guest(kettle: self.kettle()) } }
  var counter: Factory<Counter> {  // expect: captive counter kettle
    self { Counter(sign: "Open till six") }.singleton
  }
}

func afternoon() {
  let guest = Container.shared.guest()
  for leaf in Leaf.allCases { print(guest.brew(leaf)) }
}

afternoon()  // the kettle is off
let counter = Container.shared.counter()
print(counter.sign, counter.brew(.assam))
