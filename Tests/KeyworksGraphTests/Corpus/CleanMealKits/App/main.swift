// why: larder is promised with bodies for diets only, but autoRegister registers the body for
// no diet, and kitMaker varies by Diet.
import Delivery
import Keyworks
import Meals

struct FamilyLarder: Larder {
  let extras: [String]
  var staples: [String] { ["chicken", "noodles"] + extras }
}

final class Garden: Sendable {
  let harvest = ["peas"]
}

extension Container: @retroactive DeliveryRequirements {
  public var street: Factory<String> { promised() }
  var garden: Factory<Garden> { self { Garden() }.singleton }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    registerHousehold(at: "Mill Lane 3")
  }

  private func registerHousehold(at address: String) {
    street.register { address }
    register(\.larder) { FamilyLarder(extras: $0.garden().harvest) }
  }
}

for parcel in Container.shared.parcels() { print(parcel.label) }
