import Core
import Keyworks

struct FruitStand: Stand {
  let stock: [String]
  let currency: String
  let name = "fruit"
  func offer() -> [String] { stock.map { "\($0) 2 \(currency)" } }
}

extension Container {
  var stock: Factory<[String]> { self { ["apple", "pear"] }.cached }
  var stand: Factory<FruitStand> { self { FruitStand(stock: self.stock(), currency: self.currency()) } }
}

public enum Fruit: Feature {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.stand, priority: 10) { $0 }, to: \.stands)
    container.register(\.rent) { container, name in
      container.stock().count * 10 + name.count
    }
  }
}
