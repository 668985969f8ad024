import FactoryKit

extension Container {
  var orderBook: Factory<OrderBook> {
    self { OrderBook() }
      .singleton
  }
  var checkout: Factory<Checkout> {
    self { Checkout(book: self.orderBook()) }
  }
}

final class OrderBook {
  @Injected(\DeliveryContainer.dispatcher) private var dispatcher: Dispatching
  private var addresses: [Int: String] = [:]

  func place(_ street: String) -> Int {
    let id = addresses.count + 1
    addresses[id] = street
    dispatcher.dispatch(order: id)
    return id
  }

  func address(of id: Int) -> String? { addresses[id] }
}

struct Checkout {
  let book: OrderBook
  func confirm(street: String) { print("thanks, order", book.place(street)) }
}

@main
struct DeliveryApp {
  static func main() {
    Container.shared.checkout().confirm(street: "Harbour Road 4")
  }
}
