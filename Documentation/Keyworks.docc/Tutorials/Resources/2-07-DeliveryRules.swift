import Keyworks
import Pricing

/// What this module adds to the price of an order.
public enum DeliveryRules {
  /// Adds the rule of this module to the list.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.delivery, priority: 20) { $0 }, to: \.priceRules)
  }
}
