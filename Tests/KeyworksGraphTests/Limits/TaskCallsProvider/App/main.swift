// missed: A provider that a task calls while a factory is built
import Keyworks
import KeyworksAsync

struct Cart: Sendable {
  let items: [String]
  let total: Int
}

struct Prices: Sendable {
  let task: Task<Cart, Never>
  init(_ cart: AsyncProvider<Cart, Never>) { task = Task { await cart() } }
}

extension Container {
  var cart: AsyncFactory<Cart, Never> {
    self.async { Cart(items: ["tea", "cake"], total: await self.total()) }
  }
  var total: AsyncFactory<Int, Never> {
    self.async {
      let prices = Prices(self.provider(\.cart))
      return await prices.task.value.items.count * 10
    }
  }
}

print(await Container.shared.cart())  // cart → total → cart
