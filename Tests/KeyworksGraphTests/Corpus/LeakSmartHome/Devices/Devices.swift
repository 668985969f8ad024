import Keyworks

public protocol Lamp: Sendable {
  var watts: Int { get }
}

public struct Bulb: Lamp {
  public let watts: Int
  public init(watts: Int) { self.watts = watts }
}

open class Device: @unchecked Sendable {
  public let home: Container
  public init(home: Container) { self.home = home }
}

public final class Thermostat: Device, @unchecked Sendable {
  public let target: Int
  public init(target: Int, home: Container) {
    self.target = target
    super.init(home: home)
  }
}

public final class Doorbell: @unchecked Sendable {
  weak var home: Container?
  public init(_ home: Container) { self.home = home }
  public func ring() -> Int { home?.lamp().watts ?? 0 }
}

extension Container {
  public var lamp: Factory<any Lamp> { self { Bulb(watts: self.brightness()) } }
  public var brightness: Factory<Int> { self { 7 } }
  public var thermostat: Factory<Thermostat> {
    self {
      let target = self.brightness() + 12
      return Thermostat(target: target, home: self)  // expect: leak thermostat
    }.cached
  }
  public var doorbell: Factory<Doorbell> { self { Doorbell(self) } }
  public var spare: Factory<Thermostat> { self { Thermostat(target: 5, home: self) } }
}
