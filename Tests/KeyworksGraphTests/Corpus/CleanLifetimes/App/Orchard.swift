import Keyworks

final class Tree: Sendable {
  let kind: String
  let soil: Soil
  init(kind: String, soil: Soil) {
    self.kind = kind
    self.soil = soil
  }
}

final class Soil: Sendable {
  let acidity: Int
  init(acidity: Int) { self.acidity = acidity }
}

final class Basket: Sendable {
  let apples: [Apple]
  init(apples: [Apple]) { self.apples = apples }
}

struct Apple: Sendable {
  let tree: Tree
}

final class Picker: Sendable {
  let basket: Basket
  let ladder: Ladder
  init(basket: Basket, ladder: Ladder) {
    self.basket = basket
    self.ladder = ladder
  }
}

final class Ladder: @unchecked Sendable {
  @Injected(\.soil) var soil
  @LazyInjected(\.sky) var sky
}

extension Scope {
  static let harvest = Scope("harvest")
  static let day = Scope("day", isWeak: true)
}
