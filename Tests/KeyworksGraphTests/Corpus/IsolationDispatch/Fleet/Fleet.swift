import Keyworks
import KeyworksUI

@MainActor public final class FleetModel {
  public var taxis = 3
  public init() {}
}

@MainActor public final class DriverModel {
  public let name: String
  public init(_ name: String) { self.name = name }
}

extension Container {
  public var fleet: MainActorFactory<FleetModel> { self.mainActor { FleetModel() }.cached }
  public var driver: MainActorParameterFactory<String, DriverModel> {
    self.mainActor { name in DriverModel(name) }
  }
}
