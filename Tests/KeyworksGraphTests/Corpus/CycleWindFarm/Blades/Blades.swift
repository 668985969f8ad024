import Keyworks

public protocol WindField: Sendable {
  func speed(atHeight height: Double) -> Double
}

public struct BladeModel: Sendable {
  public let rotorDiameter: Double
  public let thrust: Double

  init(rotorDiameter: Double, hubHeight: Double, in wind: some WindField) {
    self.rotorDiameter = rotorDiameter
    let speed = wind.speed(atHeight: hubHeight)
    thrust = min(0.9, 8 / max(speed, 1))
  }
}

extension Container {
  /// The app decides how exactly the wind is modelled.
  public var windField: Factory<any WindField> {  // expect: cycle windField wake bladeModel
    promised()
  }

  public var bladeModel: Factory<BladeModel> {
    self { BladeModel(rotorDiameter: 126, hubHeight: 90, in: self.windField()) }.cached
  }
}
