// why: berthPlan → mannedCranes (async let) → crewOffice (task group) → berthPlan, where
// tideTable would do.
import Harbour
import Keyworks
import KeyworksAsync

extension Container {
  var tideTable: AsyncFactory<TideTable, any Error> {
    self.async { try await TideTable.download(for: "Hull") }.singleton
  }

  var berthPlan: AsyncFactory<BerthPlan, any Error> {  // expect: cycle berthPlan mannedCranes crewOffice
    self.async {
      async let tides = self.tideTable()
      async let cranes = self.mannedCranes()
      return try await BerthPlan(tides: tides, cranes: cranes)
    }.cached
  }

  var mannedCranes: AsyncFactory<[Crane], any Error> {
    self.async {
      try await withThrowingTaskGroup(of: Crane.self) { group in
        for name in ["north", "south"] {
          group.addTask {
            let office = try await self.crewOffice()
            return Crane(name, gang: await office.gang(for: name))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
  }

  /// Hands are called for the hours at which ships arrive.
  var crewOffice: AsyncFactory<CrewOffice, any Error> {
    self.async {
      let plan = try await self.berthPlan()
      return CrewOffice(shifts: plan.tides.highWater)
    }.cached
  }
}

let plan = try await Container.shared.berthPlan()
plan.arrivals.forEach { print($0) }
