import Keyworks
import Radio

public struct Archive {
  public let container: Container
  public init(_ container: Container) { self.container = container }
}

extension Archive {
  public var titles: [String] { [Studio.shared.jingle()] }
  public mutating func fill() { container.station.register { "Radio Delft" } }
}
