import Domain
import Keyworks

/// Knows one part of a price.
public protocol PriceRule: Sendable {
  /// The reason of the charge.
  var reason: String { get }
  /// The amount for an order. The sum is that of the rules before this one.
  func amount(for order: Order, after sum: Money) -> Money
}

extension Container {
  /// The rules, the one with the lowest priority first. Discounts of other modules belong between
  /// 10 and 90.
  public static var priceRules: Tags<any PriceRule> {
    [
      Tagged(\.goods, priority: 0) { $0 },
      Tagged(\.delivery, priority: 90) { $0 },
      Tagged(\.tax, priority: 100) { $0 },
    ]
  }

  /// Applies all rules of the program.
  public var prices: Factory<PriceCalculator> {
    self { PriceCalculator(rules: self[\.priceRules]) }
  }
}

/// Applies rules, one after the other.
public struct PriceCalculator: Sendable {
  let rules: [any PriceRule]

  /// The parts of the price of an order.
  public func charges(for order: Order) -> [Charge] {
    rules.reduce(into: []) { charges, rule in
      let amount = rule.amount(for: order, after: charges.total)
      if amount.cents != 0 { charges.append(Charge(rule.reason, amount)) }
    }
  }
}
