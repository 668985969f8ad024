import Keyworks

public struct Star: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public protocol SkyNeeds: SharedContainer {
  var latitude: Factory<Int> { get }
  var catalogue: Factory<[Star]> { get }
}

extension SkyNeeds {
  public var zenith: Factory<Star?> {  // expect: cycle zenith catalogue atlas
    self {
      let stars = self.catalogue()
      return stars.first { $0.name.count == self.latitude() }
    }
  }
  public var atlas: Factory<[Star]> { self { [self.zenith()].compactMap { $0 } }.cached }
}
