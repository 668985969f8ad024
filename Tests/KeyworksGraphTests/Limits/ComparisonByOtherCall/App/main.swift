// missed: Code in a `<`, unless `sort`, `sorted`, `min` or `max` calls it
import Keyworks

struct Order: Equatable, Sendable {
  let app: Container
  let number: Int

  // `contains` runs this comparison, and not `sort`, `sorted`, `min` or `max`.
  // Orders are equal if they belong to one customer, and the customer looks for an order.
  static func == (one: Order, other: Order) -> Bool {
    one.number == other.number || one.app.customer() == other.app.customer()
  }
}

extension Container {
  var order: ParameterFactory<Int, Order> { self { Order(app: self, number: $0) } }
  var customer: Factory<String> {
    self {
      let known = [self.order(1), self.order(2)]
      return known.contains(self.order(3)) ? "Ada" : "nobody"
    }
  }
}

print(Container.shared.customer())  // customer → customer
