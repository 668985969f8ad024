// missed: A promise in an extension of a protocol, if only another container registers it
import Keyworks

struct Motor: Sendable { let power: Int }

protocol Powered: SharedContainer {}
extension Powered {
  var motor: Factory<Motor> { promised() }
}

final class Garage: Powered {
  static let shared = Garage()
  let manager = ContainerManager()
}

final class Harbour: Powered {
  static let shared = Harbour()
  let manager = ContainerManager()
}

Garage.shared.motor.register { Motor(power: 90) }
print("car:", Garage.shared.motor().power)
print("boat:", Harbour.shared.motor().power)  // Nothing registers the motor of the harbour.
