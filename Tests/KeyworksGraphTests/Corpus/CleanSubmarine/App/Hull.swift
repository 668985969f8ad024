import Keyworks
import Kit

protocol Rated: Fitting {
  static var ratedDepth: Double { get }
}

extension Rated {
  func fit(into container: Container) { container.crushDepth.register { Self.ratedDepth } }
}

struct SteelHull: Rated {
  static let ratedDepth = 480.0
}

struct SeaWater: Pressure, Fitting {
  var density = 1.025
  func bars(depth: Double) -> Double { 1 + depth * density / 10 }
  func fit(into container: Container) { container.pressure.register(with: self) }
}
