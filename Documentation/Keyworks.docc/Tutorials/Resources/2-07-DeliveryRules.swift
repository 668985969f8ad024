import Keyworks
import Pricing

/// What this module adds to the price of an order.
public enum DeliveryRules {
  /// Adds the rule of this module to the list.
  public static func register(in container: Container) {
    container.contribute(\.delivery, priority: 20, to: \.priceRules) { $0 }
  }
}
