// missed: A closure that is returned, assigned to another object, or stored in an array, a tuple,
// an optional or a static property
import Keyworks

struct Cart: Sendable {
  let items: [String]
  let checks: Int
}

extension Container {
  var items: Factory<[String]> { self { ["tea", "cake"] } }
  var cart: Factory<Cart> { self { Cart(items: self.items(), checks: self.checks()) } }
  var checks: Factory<Int> {
    self {
      let steps = [{ self.cart() }]
      return steps[0]().items.count
    }
  }
}

print(Container.shared.cart())
