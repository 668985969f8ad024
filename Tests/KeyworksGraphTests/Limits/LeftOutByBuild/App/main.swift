// missed: Code that this build left out
import Keyworks

struct Cart: Sendable {
  let items: [String]
  let total: Int
}

struct Prices: Sendable {
  let list: [String: Int]
  func total(_ items: [String]) -> Int { items.compactMap { list[$0] }.reduce(0, +) }
}

extension Container {
  var items: Factory<[String]> { self { ["tea", "cake"] } }
  var prices: Factory<Prices> {
    self {
      #if os(iOS)
        // On a phone, the prices follow from the cart: the cycle cart → prices → cart.
        Prices(list: Dictionary(uniqueKeysWithValues: self.cart().items.map { ($0, 1) }))
      #else
        Prices(list: ["tea": 3, "cake": 4])
      #endif
    }
  }
  var cart: Factory<Cart> {
    self {
      let items = self.items()
      return Cart(items: items, total: self.prices().total(items))
    }
  }
}

let cart = Container.shared.cart()
print(cart.items, cart.total)
