// why: routeTable → pointMachines (in the closure that RouteTable.init calls at once) →
// approachLock → routeTable.
import Interlocking
import Keyworks
import Track

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    stationRoutes.register {
      [Route("Up main to platform 1", over: "U4", "U5", "P1"), Route("Up main to bay", over: "U4", "B1")]
    }
  }
}

for line in Container.shared.routeTable().summary { print(line) }
