import Domain
import Notifications
import Synchronization

/// Keeps messages instead of sending them.
final class Recorder: Gateway {
  private let messages = Mutex<[String]>([])

  var sent: [String] { messages.withLock { $0 } }
  func send(_ message: String) { messages.withLock { $0.append(message) } }
  func hangUp() {}
}

/// Accepts every order, and needs no database.
actor MemoryStore: OrderStore, Transaction {
  nonisolated let host = "memory"
  private(set) var revenue = Money(cents: 0)

  func begin() -> any Transaction { self }
  func take(_ quantity: Int, of item: String) {}
  func add(_ order: Order, total: Money) -> Int {
    revenue = revenue + total
    return 1
  }
  func commit() {}
  func rollBack() {}
}

/// An order of tea at 10.00 each.
func tea(_ quantity: Int, pots: Int = 0) -> Order {
  Order(
    customer: "Ada",
    lines: [
      Order.Line("tea", quantity: quantity, price: Money(cents: 10_00)),
      Order.Line("pot", quantity: pots, price: Money(cents: 30_00)),
    ])
}
