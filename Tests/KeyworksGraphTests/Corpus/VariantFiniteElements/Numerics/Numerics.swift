import Keyworks

/// How exactly an analysis is computed.
public enum Precision: Variant {
  case draft, certified
}

/// Conjugate gradients, for symmetric matrices.
public struct Solver: Sendable {
  public let tolerance: Double

  public func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var x = right.map { _ in 0.0 }
    var residual = right
    var direction = residual
    var square = dot(residual, residual)
    while square > tolerance {
      let image = matrix.map { dot($0, direction) }
      let step = square / dot(direction, image)
      x = zip(x, direction).map { $0 + step * $1 }
      residual = zip(residual, image).map { $0 - step * $1 }
      let next = dot(residual, residual)
      direction = zip(residual, direction).map { $0 + next / square * $1 }
      square = next
    }
    return x
  }

  private func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
}

/// What this module needs from an app.
public protocol NumericsNeeds: SharedContainer {
  var tolerance: Factory<Double> { get }
}

extension NumericsNeeds {
  public var solver: Factory<Solver> {  // expect: variant analysis solver tolerance
    self { Solver(tolerance: self.tolerance()) }.cached
  }
}
