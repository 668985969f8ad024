import Keyworks

final class Garage: SharedContainer {
  static let shared = Garage()
  let manager = ContainerManager()
}

protocol Motor: Sendable {
  var power: Int { get }
}

struct Diesel: Motor {
  let power = 90
}

extension Garage {
  var motor: Factory<any Motor> { promised() }
  var car: Factory<String> { self { "car with \(self.motor().power)" } }
}

extension Container {
  var motor: Factory<any Motor> { promised() }  // expect: promise motor
  var boat: Factory<String> { self { "boat with \(self.motor().power)" } }
}
