// why: bedPlan → roster (task group) → demand (async let) → bedPlan.
import Keyworks
import KeyworksAsync

struct Ward: Sendable {
  let name: String
  let beds: Int
  let nurses: Int
}

struct Roster: Sendable {
  let staff: [String: Int]
  let demand: Double
  func nurses(in ward: String) -> Int { Int(Double(staff[ward] ?? 1) * demand.rounded(.up)) }
}

actor BedPlan {
  private var free: [String: Int] = [:]
  init(_ wards: [Ward]) { for ward in wards { free[ward.name] = ward.beds } }

  func admit(to ward: String) -> Bool {
    guard let beds = free[ward], beds > 0 else { return false }
    free[ward] = beds - 1
    return true
  }
  var utilisation: Double { free.isEmpty ? 0 : 1 / Double(free.values.reduce(1, +)) }
}

private enum Hospital {
  static let wards = ["surgery": 12, "cardiology": 8, "paediatrics": 10]

  /// Opens all wards at the same time.
  static func open(in container: Container) async throws -> [Ward] {
    try await withThrowingTaskGroup(of: Ward.self) { group in
      for (name, beds) in wards {
        group.addTask {
          let roster = try await container.roster()
          return Ward(name: name, beds: beds, nurses: roster.nurses(in: name))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}

extension Container {
  var bedPlan: AsyncFactory<BedPlan, any Error> {  // expect: cycle bedPlan roster demand
    self.async { BedPlan(try await Hospital.open(in: self).filter { $0.nurses > 0 }) }.cached
  }

  var staff: AsyncFactory<[String: Int], any Error> {
    self.async { Hospital.wards.mapValues { $0 / 4 } }
  }

  var demand: AsyncFactory<Double, any Error> {
    self.async { 1 + (try await self.bedPlan().utilisation) }
  }

  var roster: AsyncFactory<Roster, any Error> {
    self.async {
      async let staff = self.staff()
      async let demand = self.demand()
      return Roster(staff: try await staff, demand: try await demand)
    }.cached
  }
}

let plan = try await Container.shared.bedPlan()
for ward in ["surgery", "cardiology", "surgery"] {
  print(ward, await plan.admit(to: ward) ? "admitted" : "full")
}
