import Delivery
import Keyworks
import Vouchers

extension Container: @retroactive AutoRegistering {
  /// Adds the rules of each module, before the container is first used.
  public func autoRegister() {
    tariff.register { ParcelTariff() }
    DeliveryRules.register(in: self)
    VoucherRules.register(in: self)
  }
}

struct ParcelTariff: Tariff {
  let cents = 490
}
