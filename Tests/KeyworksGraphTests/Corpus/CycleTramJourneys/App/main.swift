// why: Planning/Planner.swift `journeyPlanner`: journeyPlanner → costModel → priceQuoting
// (registered in Ticketing) → zoneCounting (registered in the app) → journeyPlanner.
import Keyworks
import Planning
import Ticketing
import Transit

/// The planner knows the lines best, so it also counts the zones.
struct PlannedZones: ZoneCounting {
  let planner: any JourneyPlanner
  func zones(of ride: Ride) -> Int { (planner.stops(on: ride).count + 1) / 2 }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Ticketing.install(in: self)
    register(\.zoneCounting) { PlannedZones(planner: $0.journeyPlanner()) }
  }
}

let rides = [Ride(from: "Depot", to: "Quay"), Ride(from: "Market", to: "Station")]
if let best = Container.shared.journeyPlanner().best(of: rides) {
  print(best.from, best.to, Container.shared.priceQuoting().quote(best))
}
