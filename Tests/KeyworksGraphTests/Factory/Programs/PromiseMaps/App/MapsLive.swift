import FactoryKit

struct OSMTiles: TileProviding {
  func tile(x: Int, y: Int) -> String { "https://tiles.example/\(x)/\(y).png" }
}

struct BirdDirections: Directions {
  let tiles: TileProviding?
  func steps(from: String, to: String) -> [String] {
    ["leave \(from)", "fly", "land in \(to)"]
  }
}

struct GeocoderLive: Geocoding {
  let places: [String: (Int, Int)]
  func locate(_ place: String) -> (Int, Int)? { places[place] }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    tiles.register { OSMTiles() }
    directions.register { BirdDirections(tiles: self.tiles()) }
  }
}
