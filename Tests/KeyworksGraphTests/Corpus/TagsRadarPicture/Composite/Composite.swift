import Imagery
import Keyworks
import Radar

struct Mosaic: Filter {
  let neighbour: Picture
  func callAsFunction(_ picture: Picture) -> Picture { zip(picture, neighbour).map(max) }
}

extension Container {
  public var mosaic: Factory<any Filter> { self { Mosaic(neighbour: [12, 0, 31]) } }
}

public enum Composite {
  /// Only pictures of full strength can be joined.
  public static func register(in container: Container) {
    container.contribute(Tagged(\.mosaic, .after(\.attenuation)), to: \.radarFilters)
  }
}
