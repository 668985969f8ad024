import Keyworks

public protocol Lamp: Sendable { var watts: Int { get } }
public protocol Horn: Sendable { func blow() -> String }
public struct Reach: Sendable {
  public let miles: Int
  public init(miles: Int) { self.miles = miles }
}
public enum BeaconError: Error { case fog(Int) }

extension Container {
  public var lamp: Factory<any Lamp> { promised() }
  public var horn: ParameterFactory<String, any Horn> { promised() }
  public var reach: Factory<Reach> { promised() }
  public var sight: ThrowingParameterFactory<Int, Double, BeaconError> { promised() }
  public var keeper: Factory<String?> { self { nil } }  // a lighthouse without a keeper is fine

  public var signal: Factory<String> {
    self {
      let horn = self.horn("north").blow()
      let seen = (try? self.sight(self.reach().miles)) ?? 0
      return "\(self.lamp().watts) W, \(horn), \(seen) miles, \(self.keeper() ?? "unmanned")"
    }
  }
}
