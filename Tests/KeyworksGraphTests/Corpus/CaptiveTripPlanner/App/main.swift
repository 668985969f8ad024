// why: a planner caches, in its own container, instances from the containers of single trips.
import Keyworks

struct Leg: Sendable {
  let from: String
  let to: String
}

final class Ticket: Sendable {
  let leg: Leg
  init(_ leg: Leg) { self.leg = leg }
}

final class Trip: ManagedContainer {
  let manager: ContainerManager
  let planner: Container
  let leg: Leg
  init(_ planner: Container, _ leg: Leg) {
    self.planner = planner
    self.leg = leg
    manager = ContainerManager(parent: planner)
  }
}

extension Trip {
  var ticket: Factory<Ticket> { self { Ticket(self.leg) }.cached }
  var price: Factory<Int> { self { self.ticket().leg.to.count * self.planner.tariff() } }
}

extension Container {
  var tariff: Factory<Int> { self { 3 }.cached }
  var legs: Factory<[Leg]> { self { [Leg(from: "Delft", to: "Ghent")] }.cached }

  // The tickets are kept in the planner.
  var tickets: Factory<[Ticket]> {  // expect: captive tickets ticket
    self {
      self.legs().compactMap { leg in
        leg.from == leg.to ? nil : Trip(self, leg).ticket()
      }
    }.cached
  }
  // So are they here, in pairs that are taken apart again.
  var prices: Factory<[Int]> {  // expect: captive prices price ticket
    self { self.legs().map { leg in (leg, Trip(self, leg).price()) }.map(\.1) }.cached
  }
  // What keeps nothing may have them.
  var cheapest: Factory<Ticket?> {
    self { self.legs().map { Trip(self, $0).ticket() }.min { $0.leg.to < $1.leg.to } }
  }
}

let planner = Container.shared
print(planner.tickets().count, planner.prices(), planner.cheapest()?.leg.to ?? "home")
