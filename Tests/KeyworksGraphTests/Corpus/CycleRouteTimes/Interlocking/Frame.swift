import Keyworks
import Track

final class PointMachines: Sendable {
  private let patience: Int
  init(patience: Int) { self.patience = patience }
  func swingTime(in block: String) -> Int { min(patience, 3 + block.count) }
}

/// Holds a route for a while after a train was signalled away from it.
struct ApproachLock {
  let seconds: Int
  init(slowestRoute: Int) { seconds = 2 * slowestRoute }
}

extension Container {
  public var stationRoutes: Factory<[Route]> { promised() }

  public var routeTable: Factory<RouteTable> {  // expect: cycle routeTable pointMachines approachLock
    self {
      RouteTable(self.stationRoutes()) { block in
        self.pointMachines().swingTime(in: block)
      }
    }.cached
  }

  var pointMachines: Factory<PointMachines> {
    self { PointMachines(patience: self.approachLock().seconds) }.cached
  }

  var approachLock: Factory<ApproachLock> {
    self { ApproachLock(slowestRoute: self.routeTable().slowest) }
  }
}
