// why: The gate controller gets two lifetimes, of which only the last counts, and the tariff expires though it is built anew each time.
import FactoryKit

extension Container {
  var gate: Factory<GateController> {
    Factory(self) { GateController(lanes: 2) }
      .cached  // expect: lifetime gate
      .singleton
  }

  var tariff: Factory<Tariff> {
    Factory(self) { Tariff(centsPerHour: 250, free: self.occupancy().free) }
      .timeToLive(60 * 10)  // expect: lifetime tariff
  }

  var occupancy: Factory<Occupancy> {
    Factory(self) { Occupancy(places: 40) }
      .cached
      .timeToLive(60)
  }

  var ticketMachine: Factory<TicketMachine> {
    Factory(self) { TicketMachine(gate: self.gate()) }
  }
}
