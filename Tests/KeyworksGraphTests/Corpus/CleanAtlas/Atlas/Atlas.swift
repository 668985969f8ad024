import Geometry
import Keyworks

public final class Sheet: Sendable {
  public let corner: Point
  let neighbours: ParameterProvider<Point, Sheet>
  init(corner: Point, neighbours: ParameterProvider<Point, Sheet>) {
    self.corner = corner
    self.neighbours = neighbours
  }
  public func east() -> Sheet { neighbours(Point(x: corner.x + 1, y: corner.y)) }
}

public protocol Layer: Sendable {
  var title: String { get }
}

public struct NamedLayer: Layer {
  public let title: String
  public init(title: String) { self.title = title }
}

public enum LayerKind: Sendable {
  case roads, water, names
}

extension Container {
  public var sheet: ParameterFactory<Point, Sheet> {
    self { corner in
      Sheet(
        corner: self.projection().project(corner), neighbours: self.provider(\.sheet))
    }.cached
  }
  var roads: Factory<any Layer> { self { NamedLayer(title: "roads") } }
  var water: Factory<any Layer> { self { NamedLayer(title: "water") }.cached }
  public static var layers: KeyedTags<LayerKind, any Layer> {
    [.roads: Tagged(\.roads), .water: Tagged(\.water, priority: -1)]
  }
  public var legend: Factory<[String]> { self { self[\.layers].map(\.value.title) }.cached }
  public var index: Factory<Int> { self { self.legend().count + self.origin().x } }
  public var overview: Factory<[String]> { self { self.legend() + ["\(self.index())"] }.graph }
}
