import Keyworks

public struct Point: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

public protocol Projection: Sendable {
  func project(_ point: Point) -> Point
}

public struct Flat: Projection {
  let scale: Int
  public func project(_ point: Point) -> Point { Point(x: point.x / scale, y: point.y / scale) }
}

public enum Unit: Variant {
  case metric, imperial
}

extension SharedContainer {
  public var scale: Factory<Int> {
    self { 1000 }.singleton.when(Unit.imperial) { 1609 }
  }
  public var projection: Factory<any Projection> { self { Flat(scale: self.scale()) }.singleton }
  public var origin: Factory<Point> { self { Point(x: 0, y: 0) } }
}
