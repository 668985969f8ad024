import Contracts
import Keyworks

public protocol PortModule {
  static func install(in container: Container)
}

extension Container {
  public var pilots: Factory<any Pilots> { promised() }
  public var customs: Factory<any Customs> { promised() }

  public var portCall: Factory<PortCall> {
    self { PortCall(pilots: self.pilots(), customs: self.customs()) }
  }

  public func install(_ modules: any PortModule.Type...) {
    for module in modules { module.install(in: self) }
  }
}

public struct PortCall {
  let pilots: any Pilots
  let customs: any Customs

  public func enter(_ ship: String, from port: String) -> String {
    guard customs.clear(ship, from: port) else { return "\(ship) stays in the roads" }
    return pilots.boarding(ship)
  }
}
