// An order desk takes four orders, refuses one of them, and closes. In this folder, try `swift run`,
// `swift run OrderDesk --staging`, `swift test` and `swift package verify-dependencies`.

import Domain
import Keyworks
import KeyworksAsync
import KeyworksTracing
import Notifications

if CommandLine.arguments.contains("--staging") {
  LaunchContext.current.variants = [Stage.staging]
}

try await withTeardown(deadline: .seconds(20)) {
  let app = Container.shared
  app.observe { event in
    // It also hears of the transaction of each order.
    guard case .tornDown = event.kind, event.factory.name != "transaction" else { return }
    print("closed:", event.factory.name)
  }
  print("database:", try await app.orderStore().host)

  let tea = Order.Line("tea", quantity: 6, price: Money(cents: 5_50))
  let pots = Order.Line("pot", quantity: 2, price: Money(cents: 30_00))
  try await app.take(Order(customer: "Ada", lines: [tea]))
  app.flags().shortMessages = true
  try await app.take(Order(customer: "Bob", lines: [tea, pots]))
  try await app.take(Order(customer: "Cleo", lines: [tea, pots]))
  try await app.take(Order(customer: "Dora", lines: [tea]))
  print("revenue:", try await app.orderStore().revenue)
}

extension Container {
  /// Prints the receipt of an order, or why there is none.
  fileprivate func take(_ order: Order) async throws {
    do {
      let receipt = try await place(order)
      print("order \(receipt.number) of \(order.customer): \(receipt.total)")
      for charge in receipt.charges { print("  \(charge.reason): \(charge.amount)") }
    } catch let error as OutOfStock {
      print("order of \(order.customer): no \(error.item) in stock")
    }
  }
}
