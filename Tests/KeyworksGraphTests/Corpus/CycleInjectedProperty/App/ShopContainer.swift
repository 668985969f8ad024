import Keyworks

final class ShopContainer: SharedContainer {
  static let shared = ShopContainer()
  let manager = ContainerManager()
}

extension ShopContainer {
  var currency: Factory<String> { self { "EUR" }.cached }
  var cart: Factory<Cart> { self { Cart() }.assumingSendable.cached }  // expect: cycle cart discount
  var discount: Factory<Discount> { self { Discount() } }
}
