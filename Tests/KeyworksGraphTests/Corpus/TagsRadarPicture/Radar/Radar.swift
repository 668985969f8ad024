import Imagery
import Keyworks

struct ClutterMap: Filter {
  func callAsFunction(_ picture: Picture) -> Picture { picture.map { $0 < 5 ? 0 : $0 } }
}

struct Attenuation: Filter {
  let perBin: Double
  func callAsFunction(_ picture: Picture) -> Picture {
    picture.enumerated().map { $0.element + perBin * Double($0.offset) }
  }
}

extension Container {
  public var clutterMap: Factory<any Filter> { self { ClutterMap() } }
  public var attenuation: Factory<any Filter> { self { Attenuation(perBin: 0.25) } }

  public static var radarFilters: Tags<any Filter> {  // expect: order-loop radarFilters attenuation mosaic aircraftGate clutterMap
    [Tagged(\.attenuation, .after(\.clutterMap)), Tagged(\.clutterMap)]
  }
}
