// false: A stored provider that the same code resolves
import Keyworks

struct Loader: Sendable {
  let cart: Provider<[String]>
  let saved: [String]?

  init(_ cart: Provider<[String]>, saved: [String]?) {
    self.cart = cart
    self.saved = saved
  }
  func load() -> [String] { saved ?? cart() }
}

extension Container {
  var cart: Factory<[String]> {  // limit: cycle cart total
    self { ["tea", "for \(self.total()) coins"] }
  }
  // The saved cart is there, so it does not resolve the provider.
  var total: Factory<Int> {
    self { Loader(self.provider(\.cart), saved: ["cake"]).load().count }
  }
}

print(Container.shared.cart())
