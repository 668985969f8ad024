import Delivery
import Keyworks
import Vouchers

extension Container: @retroactive AutoRegistering {
  /// Adds the rules of each module, before the container is first used.
  public func autoRegister() {
    DeliveryRules.register(in: self)
    VoucherRules.register(in: self)
  }
}
