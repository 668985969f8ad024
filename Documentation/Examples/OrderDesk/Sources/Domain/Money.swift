/// An amount of money.
public struct Money: Sendable, Equatable {
  /// The amount in cents, negative for a discount.
  public var cents: Int

  /// An amount in cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// A share of the amount, rounded towards zero.
  public func percent(_ share: Int) -> Money {
    Money(cents: cents * share / 100)
  }

  /// The sum of two amounts.
  public static func + (one: Money, other: Money) -> Money {
    Money(cents: one.cents + other.cents)
  }
}

extension Money: CustomStringConvertible {
  /// The amount with two decimals, such as `-4.05`.
  public var description: String {
    let digits = String(cents.magnitude % 100)
    return (cents < 0 ? "-" : "") + "\(cents.magnitude / 100)." + (digits.count < 2 ? "0" : "")
      + digits
  }
}
