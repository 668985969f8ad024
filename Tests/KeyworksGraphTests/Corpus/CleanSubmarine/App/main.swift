// why: each promise is registered by one of the fittings that autoRegister hands to `fit`.
import Keyworks
import Kit

struct TowedArray: Sonar {
  let length: Double
  func range(bearing: Int) -> Double { length * Double(1 + bearing % 100) }
}

struct Acoustics: Fitting {
  let cable: Double

  func fit(into container: Container) {
    container.register(\.sonar) { [cable] container in TowedArray(length: cable * container.gain()) }
  }
}

extension Container {
  var gain: Factory<Double> { self { 1.5 } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    fit([SteelHull(), SeaWater(), Acoustics(cable: 240)])
  }
}

for depth in [50.0, 300, 520] { print(depth, Container.shared.helm().order(depth: depth)) }
