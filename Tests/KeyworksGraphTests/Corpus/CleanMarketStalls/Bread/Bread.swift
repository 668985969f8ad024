import Core
import Keyworks

struct BreadStand: Stand {
  let name: String
}

actor Oven {
  private(set) var loaves = 0
  func bake() { loaves += 1 }
}

public struct Bakery: Sendable {
  let oven: Oven
  public let rent: Int
  public func work() async -> Int {
    await oven.bake()
    return await oven.loaves
  }
}

extension Container {
  var stock: Factory<Oven> { self { Oven() }.singleton }
  var stand: Factory<any Stand> { self { BreadStand(name: "bread") } }
  public var bakery: Factory<Bakery> { self { Bakery(oven: self.stock(), rent: self.rent("bread")) } }
}

public struct Bread: Feature {
  public static func register(in container: Container) {
    container.contribute(Tagged(\.stand, priority: 5), to: \.stands)
    container.currency.register { "EUR" }
  }
}
