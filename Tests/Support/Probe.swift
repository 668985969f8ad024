import Synchronization

/// Counts the things that a test's factories build, and those that are alive.
package final class Probe: Sendable {
  private let counts = Locked((made: 0, alive: 0))

  package init() {}

  /// The number of things built so far.
  package var made: Int { counts.withLock(\.made) }
  /// The number of things that are not yet destroyed.
  package var alive: Int { counts.withLock(\.alive) }

  package func make(_ label: String = "") -> Thing {
    let serial = counts.withLock { counts in
      counts.made += 1
      counts.alive += 1
      return counts.made
    }
    return Thing(self, serial, label)
  }

  fileprivate func lose() { counts.withLock { $0.alive -= 1 } }
}

package protocol Product: AnyObject, Sendable {
  var serial: Int { get }
  var label: String { get }
}

/// An object that a factory of a test builds.
package final class Thing: Product, Hashable {
  private let probe: Probe
  /// Its number among the things of its probe, starting at one.
  package let serial: Int
  package let label: String
  /// Cleared by `deinit`, so a reader that finds another word has a freed object.
  private let magic = Atomic<UInt64>(Thing.aliveMagic)

  private static let aliveMagic: UInt64 = 0x5AFE_0B1E_C700_0000

  fileprivate init(_ probe: Probe, _ serial: Int, _ label: String) {
    (self.probe, self.serial, self.label) = (probe, serial, label)
  }

  package var isIntact: Bool { magic.load(ordering: .relaxed) == Thing.aliveMagic }

  deinit {
    magic.store(0, ordering: .relaxed)
    probe.lose()
  }

  package static func == (one: Thing, other: Thing) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
