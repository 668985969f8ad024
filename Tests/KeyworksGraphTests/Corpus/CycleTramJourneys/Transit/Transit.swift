import Keyworks

public struct Ride: Sendable, Hashable {
  public let from, to: String
  public init(from: String, to: String) { (self.from, self.to) = (from, to) }
}

public protocol PriceQuoting: Sendable {
  func quote(_ ride: Ride) -> Int
}

public protocol ZoneCounting: Sendable {
  func zones(of ride: Ride) -> Int
}

extension Container {
  public var priceQuoting: Factory<any PriceQuoting> { promised() }  // expect: cycle priceQuoting zoneCounting journeyPlanner costModel
  public var zoneCounting: Factory<any ZoneCounting> { promised() }
}
