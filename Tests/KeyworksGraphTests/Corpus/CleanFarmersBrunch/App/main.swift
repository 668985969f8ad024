// why: autoRegister unloads a delivery, whose two generic suppliers register eggs and bread.
import Core
import Keyworks
import Larder

struct Delivery<First: Supplier, Second: Supplier> {
  func unload(into container: Container) {
    First.supply(container)
    Second.supply(container)
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Delivery<HenHouse, Mill>().unload(into: self)
  }
}

for guests in [8, 14] {
  print(Container.shared.brunch().plan(for: guests))
}
