// missed: A cycle through an override outside the braces of a wiring
import Keyworks
import KeyworksWiring

func overridePrices(_ container: Container) {
  container.price.override { [unowned container] in container.cart() / 2 }
}

extension Container {
  var price: Factory<Int> { self { 40 } }
  var cart: Factory<Int> { self { 2 * self.price() } }

  static var sale: Wiring<Container> { Wiring { overridePrices($0) } }
}

let app = Container.shared
print(app.cart())
let activation = app.activate(\.sale)
print(app.cart())  // cart → price → cart
activation.revert()
