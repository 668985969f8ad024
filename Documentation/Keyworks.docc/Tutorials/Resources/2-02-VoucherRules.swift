import Keyworks
import Pricing

/// What this module adds to the price of an order.
public enum VoucherRules {
  /// Adds the rules of this module to the list.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.voucher, priority: 10) { $0 }, to: \.priceRules)
  }
}
