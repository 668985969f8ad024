import Keyworks

public protocol Sonar: Sendable {
  func range(bearing: Int) -> Double
}

public protocol Pressure: Sendable {
  func bars(depth: Double) -> Double
}

/// What the boat does about what it hears.
public struct Helm: Sendable {
  let sonar: any Sonar
  let pressure: any Pressure
  let crushDepth: Double

  public func order(depth: Double) -> String {
    if pressure.bars(depth: depth) > pressure.bars(depth: crushDepth) { return "blow the tanks" }
    let clear = stride(from: 0, to: 360, by: 45).max { sonar.range(bearing: $0) < sonar.range(bearing: $1) }
    return "steer \(clear ?? 0)"
  }
}

extension Container {
  public var sonar: Factory<any Sonar> { promised() }
  public var pressure: Factory<any Pressure> { promised() }
  public var crushDepth: Factory<Double> { promised() }

  public var helm: Factory<Helm> {
    self { Helm(sonar: self.sonar(), pressure: self.pressure(), crushDepth: self.crushDepth()) }.cached
  }
}

/// A group of equipment that an app puts into its boat.
public protocol Fitting: Sendable {
  func fit(into container: Container)
}

extension Container {
  public func fit(_ fittings: [any Fitting]) {
    fittings.forEach { $0.fit(into: self) }
  }
}
