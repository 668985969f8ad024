// why: the function of the cached shards gives an id, the one without an id is unique, and the
// branches of projection are inside one pair of braces.
import Keyworks
import Synchronization

enum Zone: String, CaseIterable, Sendable { case north, south, sea }

final class Shard: Sendable {
  let zone: Zone
  private let tiles = Mutex<[Int: String]>([:])
  private let scale: Int
  init(zone: Zone, scale: Int) {
    self.zone = zone
    self.scale = scale
  }
  func tile(_ number: Int) -> String {
    tiles.withLock { tiles in
      let tile = tiles[number] ?? "\(zone.rawValue) \(number) at 1:\(scale)"
      tiles[number] = tile
      return tile
    }
  }
}

protocol Projection: Sendable { func zone(of latitude: Double) -> Zone }
struct Simple: Projection {
  func zone(of latitude: Double) -> Zone { latitude > 0 ? .north : .south }
}
struct Coastal: Projection {
  let shore: Double
  func zone(of latitude: Double) -> Zone {
    abs(latitude) < shore ? .sea : latitude > 0 ? .north : .south
  }
}

infix operator %% : MultiplicationPrecedence

extension Container {
  static func %% (container: Container, zone: Zone) -> Shard { container.shard(zone)() }

  func shard(_ zone: Zone) -> Factory<Shard> {
    self(id: zone) { Shard(zone: zone, scale: self.scale()) }.cached
  }
  func legend(_ zone: Zone) -> Factory<String> {
    self { "\(zone.rawValue.uppercased()), 1:\(self.scale())" }
  }

  var scale: Factory<Int> { self { 25_000 } }
  var projection: Factory<any Projection> {
    self {
      if CommandLine.arguments.contains("--inland") {
        Simple()
      } else {
        Coastal(shore: 12)
      }
    }.cached
  }
}

let maps = Container()
for zone in Zone.allCases { print(maps.legend(zone)()) }
for (number, latitude) in [61.2, -33.9, 4.0, 48.1].enumerated() {
  let shard = maps %% maps.projection().zone(of: latitude)
  print(shard.tile(number), shard === maps.shard(shard.zone)())
}
