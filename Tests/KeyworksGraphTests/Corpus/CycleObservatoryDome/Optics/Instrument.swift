import Keyworks

/// Something that can be put together from what the observatory has.
public protocol Mountable {
  init(under dome: Dome)
}

extension Mountable {
  public static func mounted(in observatory: Container) -> Self {
    Self(under: observatory.dome())
  }
}

public struct Camera: Mountable, Sendable {
  public let exposures: Int
  public init(under dome: Dome) { exposures = dome.opensAt * 2 }
}
