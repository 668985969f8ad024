import Domain
import Keyworks
import KeyworksAsync

extension Container {
  var databaseHost: Factory<String> {
    self { "db.example.org" }.when(Stage.staging) { "db.staging.example.org" }
  }

  /// The connection, which all requests share.
  var connection: AsyncFactory<Connection, any Error> {
    self.async { try await Connection(to: self.databaseHost()) }.singleton.live
      .teardown { await $0.close() }
  }
}

/// Stands for a connection to a database: it holds the rows itself.
actor Connection {
  let host: String
  private var stock = ["tea": 100, "pot": 2]
  private var orders: [Int: Money] = [:]
  private var lastNumber = 0
  private var isOpen = true

  struct Closed: Error {}

  init(to host: String) async throws {
    self.host = host
    await Task.yield()
  }

  var revenue: Money {
    get throws {
      try check()
      return orders.values.reduce(Money(cents: 0), +)
    }
  }

  func nextNumber() throws -> Int {
    try check()
    lastNumber += 1
    return lastNumber
  }

  func insert(_ orders: [Int: Money]) throws {
    try check()
    self.orders.merge(orders) { _, new in new }
  }

  func addToStock(_ quantity: Int, of item: String) throws {
    try check()
    let rest = stock[item, default: 0] + quantity
    guard rest >= 0 else { throw OutOfStock(item) }
    stock[item] = rest
  }

  func close() {
    isOpen = false
  }

  private func check() throws {
    guard isOpen else { throw Closed() }
  }
}
