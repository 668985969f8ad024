import Domain

struct OrderTable: OrderStore {
  let connection: Connection

  var host: String { connection.host }
  var revenue: Money {
    get async throws { try await connection.revenue }
  }

  func begin() -> any Transaction { TableTransaction(connection) }
}

/// Takes from the stock at once, so that nobody else gets the pieces, and gives them back if it is
/// rolled back.
actor TableTransaction: Transaction {
  private let connection: Connection
  private var taken: [(quantity: Int, item: String)] = []
  private var orders: [Int: Money] = [:]

  init(_ connection: Connection) {
    self.connection = connection
  }

  func take(_ quantity: Int, of item: String) async throws {
    try await connection.addToStock(-quantity, of: item)
    taken.append((quantity, item))
  }

  func add(_ order: Order, total: Money) async throws -> Int {
    let number = try await connection.nextNumber()
    orders[number] = total
    return number
  }

  func commit() async throws {
    try await connection.insert(orders)
  }

  func rollBack() async throws {
    for (quantity, item) in taken { try await connection.addToStock(quantity, of: item) }
  }
}
