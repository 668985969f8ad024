// why: Two containers build each other's services: the dispatcher of the delivery container takes the app's order book, which injects the dispatcher.
import FactoryKit

final class DeliveryContainer: SharedContainer, @unchecked Sendable {
  static let shared = DeliveryContainer()
  let manager = ContainerManager()
}

extension DeliveryContainer {
  var routePlanner: Factory<RoutePlanner> {
    self { RoutePlanner(speed: 18) }
  }

  var dispatcher: Factory<Dispatching> {  // expect: cycle dispatcher orderBook
    self { Dispatcher(planner: self.routePlanner(), orders: Container.shared.orderBook()) }
      .singleton
  }
}

protocol Dispatching: AnyObject {
  func dispatch(order id: Int)
}

final class Dispatcher: Dispatching {
  let planner: RoutePlanner
  let orders: OrderBook

  init(planner: RoutePlanner, orders: OrderBook) {
    self.planner = planner
    self.orders = orders
  }

  func dispatch(order id: Int) {
    guard let street = orders.address(of: id) else { return }
    print("order \(id) to \(street), \(planner.minutes(to: street)) min")
  }
}

struct RoutePlanner {
  let speed: Int
  func minutes(to street: String) -> Int { street.count * 60 / speed }
}
