// why: a library: the app registers its promises and uses its factories.
import Keyworks
import Tiles

public protocol MapNeeds: SharedContainer {
  var position: Factory<(x: Int, y: Int)> { get }
}

public protocol Overlay: Sendable {
  var name: String { get }
}

struct Grid: Overlay {
  let name = "grid"
}

public final class Map: Sendable {
  let cache: TileCache
  let overlays: [any Overlay]
  init(cache: TileCache, overlays: [any Overlay]) {
    self.cache = cache
    self.overlays = overlays
  }
}

extension MapNeeds {
  public var grid: Factory<any Overlay> { self { Grid() } }
  public var marker: ParameterFactory<String, any Overlay> { promised() }
  public static var overlays: Tags<any Overlay> { [Tagged(\.grid)] }
  public var map: Factory<Map> {
    self { Map(cache: self.tileCache(), overlays: self[\.overlays]) }.cached
  }
  public var centre: Factory<String> {
    self {
      let position = self.position()
      return "\(position.x)/\(position.y)"
    }
  }
  var zoom: Factory<Int> { self { 3 } }
}

public enum MapsModule {
  public static func register<Root: MapNeeds>(in container: Root) {
    container.contribute(Tagged(\.grid), to: \.overlays)
  }
}
