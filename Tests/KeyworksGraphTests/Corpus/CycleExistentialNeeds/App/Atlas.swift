import Keyworks

protocol AtlasNeeds: ManagedContainer {
  var tiles: Factory<any Tiles> { get }
  var legend: Factory<Legend> { get }
}

protocol Tiles: Sendable {
  func tile(_ x: Int, _ y: Int) -> String
}

struct Legend: Sendable {
  let signs: [String]
}

final class Atlas: Sendable {
  let tiles: any Tiles
  init(_ needs: any AtlasNeeds) { tiles = needs.tiles() }
}

struct CachedTiles: Tiles {
  let hint: String
  func tile(_ x: Int, _ y: Int) -> String { "\(hint) \(x)/\(y)" }
}

func makeTiles<Root: AtlasNeeds>(for root: Root) -> any Tiles {
  CachedTiles(hint: root.legend().signs.first ?? "land")
}
