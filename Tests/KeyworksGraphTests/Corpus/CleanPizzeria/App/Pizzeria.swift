import Keyworks

enum Season: Variant { case summer, winter }

enum Order {
  case dough(thickness: Int)
  case oven(wood: Bool)
  case standard
}

extension Container {
  var dough: Factory<Int> { promised() }
  var oven: Factory<String> { self { "electric" } }
  var topping: Factory<String> { self { "cheese" } }
  var pizza: Factory<String> { self { "\(self.dough()) mm, \(self.oven()), \(self.topping())" } }

  func apply(_ order: Order) {
    switch order {
    case .dough(let thickness): dough.register { thickness }
    case .oven(wood: true): oven.register { "wood" }
    case .oven(wood: false): oven.register { "gas" }
    case .standard:
      dough.register(with: 4)
    }
  }
}

func kitchen(thick: Bool) -> Container {
  let kitchen = Container()
  guard thick else {
    kitchen.dough.register { 3 }
    return kitchen
  }
  kitchen.dough.register { 9 }
  return kitchen
}
