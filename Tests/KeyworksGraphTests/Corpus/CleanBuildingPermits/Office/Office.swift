import Keyworks
import Synchronization

public struct ZoningPlan: Sendable {
  let heights: [String: Int]
  public func allows(_ storeys: Int, in street: String) -> Bool { storeys <= heights[street] ?? 2 }
}

public final class Archive: Sendable {
  private let decisions = Mutex<[String]>([])
  public func file(_ decision: String) { decisions.withLock { $0.append(decision) } }
  public var count: Int { decisions.withLock { $0.count } }
}

/// What a clerk has at hand in the office hours.
public final class Clerk: Sendable {
  let plan: ZoningPlan
  let archive: Archive
  init(plan: ZoningPlan, archive: Archive) { (self.plan, self.archive) = (plan, archive) }

  public func decide(_ storeys: Int, in street: String) -> Bool {
    let granted = plan.allows(storeys, in: street)
    archive.file("\(street): \(granted ? "granted" : "refused")")
    return granted
  }
}

extension Scope { public static let hours = Scope("officeHours") }

extension Container {
  var zoningPlan: Factory<ZoningPlan> {
    self { ZoningPlan(heights: ["Mill Lane": 3, "Station Road": 6]) }.singleton
  }
  public var archive: Factory<Archive> { self { Archive() }.cached }
  public var clerk: Factory<Clerk> {
    self { Clerk(plan: self.zoningPlan(), archive: self.archive()) }.scope(.hours)
  }
}
