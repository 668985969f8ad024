import Keyworks
import KeyworksAsync

/// Keeps the stock and the orders.
public protocol OrderStore: Sendable {
  /// The host of the database.
  var host: String { get }
  /// The total of all orders.
  var revenue: Money { get async throws }
  /// Begins a transaction.
  func begin() async throws -> any Transaction
}

/// Changes to the store, of which all or none take effect.
public protocol Transaction: Sendable {
  /// Takes pieces of an item from the stock, or throws ``OutOfStock``.
  func take(_ quantity: Int, of item: String) async throws
  /// Adds an order, and returns its number.
  func add(_ order: Order, total: Money) async throws -> Int
  /// Makes the changes permanent.
  func commit() async throws
  /// Undoes the changes.
  func rollBack() async throws
}

/// There are not enough pieces of an item.
public struct OutOfStock: Error, Equatable {
  /// The name of the item.
  public let item: String

  /// The item is out of stock.
  public init(_ item: String) {
    self.item = item
  }
}

extension Container {
  /// The store of the program. Storage registers it.
  public var orderStore: AsyncFactory<any OrderStore, any Error> { promised().singleton }
}
