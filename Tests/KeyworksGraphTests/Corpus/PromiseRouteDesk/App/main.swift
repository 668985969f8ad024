// why: only the units of its parent are registered, nothing registers those of the route.
import Keyworks
import KeyworksAsync

enum Units: Sendable {
  case kilometres, miles
  func format(_ metres: Double) -> String {
    switch self {
    case .kilometres: "\(metres / 1_000) km"
    case .miles: "\(metres / 1_609) mi"
    }
  }
}

struct Leg: Sendable { let street: String, metres: Double }

actor RoadNetwork {
  private let units: Units
  private var asked = 0
  init(units: Units) { self.units = units }

  func legs(to target: String) -> [Leg] {
    asked += 1
    return [Leg(street: "Quay", metres: 700), Leg(street: target, metres: 1_250)]
  }
  func summary() -> String { "\(asked) routes, \(units.format(Double(asked) * 1_950)) in all" }
}

extension Container {
  var units: Factory<Units> { promised() }
  var roads: AsyncFactory<RoadNetwork, any Error> {
    self.async { RoadNetwork(units: self.units()) }.cached
  }
}

final class RouteContainer: ManagedContainer {
  let manager: ContainerManager
  let maps: Container
  let target: String

  init(to target: String, on maps: Container) {
    self.maps = maps
    self.target = target
    manager = ContainerManager(parent: maps)
  }
}

extension RouteContainer {
  var units: Factory<Units> { promised() }  // expect: promise units
  var directions: AsyncFactory<Directions, any Error> {
    self.async {
      let legs = try await self.maps.roads().legs(to: self.target)
      return Directions(legs: legs, units: self.units())
    }
  }
}

struct Directions: Sendable, CustomStringConvertible {
  let lines: [String]
  init(legs: [Leg], units: Units) {
    lines = legs.map { "\($0.street) for \(units.format($0.metres))" }
  }
  var description: String { lines.joined(separator: ", then ") }
}

func serve(_ targets: [String], on maps: Container) async throws {
  for target in targets {
    try await withContainer(RouteContainer(to: target, on: maps)) { route in
      print(try await route.directions())
    }
  }
}

try await withContainer(Container()) { maps in
  maps.units.register(with: CommandLine.arguments.contains("--miles") ? .miles : .kilometres)
  try await serve(["Mill Lane", "Harbour Road"], on: maps)
  print(try await maps.roads().summary())
}
