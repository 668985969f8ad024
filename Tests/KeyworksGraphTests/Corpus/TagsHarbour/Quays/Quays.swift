import Keyworks

public struct Ship: Sendable {
  public let name: String
  public let draught: Double
  public init(_ name: String, draught: Double) { (self.name, self.draught) = (name, draught) }
}

extension Container {
  public static var inbound: Tags<Ship> { [] }
  public static var outbound: Tags<Ship> { [] }  // expect: empty-list outbound
  public static var tugs: Tags<Int> { Tags() }
}
