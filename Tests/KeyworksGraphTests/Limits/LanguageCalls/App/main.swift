// missed: Code that the language calls
import Keyworks

struct Order: CustomStringConvertible {
  let app: Container
  let number: Int

  // The receipt prints the order, and the order prints the receipt.
  var description: String { "order \(number), \(app.receipt())" }
}

extension Container {
  var number: Factory<Int> { self { 17 }.cached }
  var order: Factory<Order> { self { Order(app: self, number: self.number()) } }
  var receipt: Factory<String> {
    self {
      let order = self.order()
      return "receipt for \(order)"
    }
  }
}

print(Container.shared.receipt())  // receipt → receipt
