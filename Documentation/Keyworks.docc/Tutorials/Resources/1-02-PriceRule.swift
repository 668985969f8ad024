/// One line of a bill.
public struct Line: Sendable {
  /// What it is for.
  public let text: String

  /// How much it is, in cents.
  public let cents: Int

  /// A line for something that costs this much.
  public init(_ text: String, _ cents: Int) {
    self.text = text
    self.cents = cents
  }
}

/// One rule for the price of an order.
public protocol PriceRule: Sendable {
  /// The line that this rule adds when the order costs so much; nil if it adds none.
  func line(for total: Int) -> Line?
}
