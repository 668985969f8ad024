/// What a customer orders.
public struct Order: Sendable {
  /// A number of pieces of one item.
  public struct Line: Sendable {
    /// The name of the item.
    public let item: String
    /// How many pieces.
    public let quantity: Int
    /// The price of one piece.
    public let price: Money

    /// Some pieces of an item.
    public init(_ item: String, quantity: Int, price: Money) {
      (self.item, self.quantity, self.price) = (item, quantity, price)
    }
  }

  /// The name of the customer.
  public let customer: String
  /// The items.
  public let lines: [Line]

  /// An order of these items.
  public init(customer: String, lines: [Line]) {
    (self.customer, self.lines) = (customer, lines)
  }
}

/// One part of a price, such as a tax.
public struct Charge: Sendable, Equatable {
  /// What the customer pays for.
  public let reason: String
  /// How much it is, negative for a discount.
  public let amount: Money

  /// A charge for this reason.
  public init(_ reason: String, _ amount: Money) {
    (self.reason, self.amount) = (reason, amount)
  }
}

/// An order that was accepted.
public struct Receipt: Sendable {
  /// The number of the order.
  public let number: Int
  /// The parts of the price.
  public let charges: [Charge]

  /// The receipt of an order.
  public init(number: Int, charges: [Charge]) {
    (self.number, self.charges) = (number, charges)
  }

  /// The price.
  public var total: Money { charges.total }
}

extension [Charge] {
  /// The sum of the charges.
  public var total: Money { reduce(Money(cents: 0)) { $0 + $1.amount } }
}
