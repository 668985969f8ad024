// why: the body is harmless, but a decoration or a body for a variant captures a shorter lifetime.
import Keyworks

enum Edition: Variant {
  case daily, weekend
}

protocol Press: Sendable {
  func print(_ text: String) -> String
}

struct RotaryPress: Press {
  func print(_ text: String) -> String { text }
}

struct CountingPress: Press {
  let inner: any Press
  let counter: Counter
  func print(_ text: String) -> String { inner.print(text) + " \(counter.name)" }
}

final class Counter: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

struct Paper: Sendable {
  let grams: Int
}

extension Container {
  var counter: Factory<Counter> { self { Counter(name: "hall 2") }.cached }
  var press: Factory<any Press> {  // expect: captive press counter
    self { RotaryPress() }.singleton.decorated { CountingPress(inner: $0, counter: self.counter()) }
  }

  var stock: Factory<Paper> { self { Paper(grams: 45) }.cached }
  var paper: Factory<Paper> {  // expect: captive paper stock
    self { Paper(grams: 52) }.singleton
      .when(Edition.weekend) { self.stock() }
      .when(Edition.daily) { Paper(grams: 48) }
  }
}

let plant = Container()
print(plant.press().print("news"))
print(plant.paper.under(Edition.weekend)().grams)
