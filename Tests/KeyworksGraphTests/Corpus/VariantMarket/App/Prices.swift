import Keyworks

struct Offer {
  let item: String
  let cents: Int
}

protocol Priced {
  associatedtype Amount
  func amount(in container: Container) -> Amount
}
extension Offer: Priced {
  func amount(in container: Container) -> Int { container.priceBook().price(cents) }
}
extension Array: Priced where Element: Priced {
  func amount(in container: Container) -> [Element.Amount] { map { $0.amount(in: container) } }
}

extension Container {
  var priceBook: Factory<PriceBook> {  // expect: variant priceBook salesTax
    self { PriceBook(taxes: [self.salesTax(), self.shippingTax()]) }.cached
  }
  var ladder: Factory<[Int]> { self { self[\.taxes].map(\.percent) } }
}
