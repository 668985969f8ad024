import Keyworks
import Meals

public struct Parcel: Sendable {
  public let label: String
}

/// What a delivery needs from the app that it is part of.
public protocol DeliveryRequirements: SharedContainer {
  var dinner: ParameterFactory<String, Kit> { get }
  var street: Factory<String> { get }
}

extension DeliveryRequirements {
  public var parcels: Factory<[Parcel]> {
    self {
      let usual = self.dinner("Monday")
      let vegan = self.dinner.under(Diet.vegan)("Tuesday")
      let guest = self.with(Diet.glutenFree) { $0.dinner("Wednesday") }
      let street = self.street()
      return [usual, vegan, guest].map { Parcel(label: "\($0.title) \($0.parts) to \(street)") }
    }
  }
}
