import Blades
import Keyworks

/// Jensen's model of the wake behind a turbine.
public struct Wake: Sendable {
  let blades: BladeModel
  let decay = 0.05

  public func deficit(distance: Double) -> Double {
    let growth = 1 + 2 * decay * distance / blades.rotorDiameter
    return (1 - (1 - blades.thrust).squareRoot()) / (growth * growth)
  }
}

extension Container {
  public var wake: Factory<Wake> { self { Wake(blades: self.bladeModel()) } }
}
