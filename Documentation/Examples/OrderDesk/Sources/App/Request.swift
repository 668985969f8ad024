import Domain
import Keyworks
import KeyworksAsync
import Notifications
import Pricing

/// The container of one request, which is closed with the request.
final class Request: ManagedContainer {
  let manager: ContainerManager
  let app: Container

  init(in app: Container) {
    self.app = app
    manager = ContainerManager(parent: app)
  }
}

extension Request {
  /// All changes of the request. They take effect if the request succeeds.
  var transaction: AsyncFactory<any Transaction, any Error> {
    self.async { try await self.app.orderStore().begin() }.cached
      .teardown { transaction, outcome in
        if case .returned = outcome {
          try await transaction.commit()
        } else {
          try await transaction.rollBack()
        }
      }
  }

  var desk: AsyncFactory<Desk, any Error> {
    self.async { Desk(transaction: try await self.transaction(), prices: self.app.prices()) }
  }
}

/// Accepts orders.
struct Desk: Sendable {
  let transaction: any Transaction
  let prices: PriceCalculator

  func place(_ order: Order) async throws -> Receipt {
    for line in order.lines { try await transaction.take(line.quantity, of: line.item) }
    let charges = prices.charges(for: order)
    let number = try await transaction.add(order, total: charges.total)
    return Receipt(number: number, charges: charges)
  }
}

extension Container {
  /// Accepts an order in a request of its own. The customer hears of it after the commit.
  func place(_ order: Order) async throws -> Receipt {
    let receipt = try await withContainer(Request(in: self)) { try await $0.desk().place(order) }
    await notifier().notify(order.customer, "order \(receipt.number) costs \(receipt.total)")
    return receipt
  }
}
