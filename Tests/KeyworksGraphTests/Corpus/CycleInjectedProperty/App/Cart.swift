import Keyworks

final class Cart {
  @Injected(\ShopContainer.discount) private var discount
  @Injected(\ShopContainer.currency) private var currency

  var total: String { "\(100 - discount.percent) \(currency)" }
}

final class Discount {
  @Injected(\ShopContainer.cart) private var cart
  let percent = 10
}
