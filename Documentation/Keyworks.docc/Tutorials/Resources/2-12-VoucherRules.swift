import Keyworks
import Pricing

/// What this module adds to the price of an order.
public enum VoucherRules {
  /// Adds the rules of this module to the list.
  public static func register(in container: Container) {
    container.contribute(\.voucher, priority: 10, to: \.priceRules) { $0 }
    container.contribute(\.points, priority: 10, .after(\.tax), to: \.priceRules) { $0 }
  }
}
