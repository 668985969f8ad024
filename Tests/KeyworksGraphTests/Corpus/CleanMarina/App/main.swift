// why: harbourmaster (parent) only uses the boat of its child in admit and has no place to
// keep it; the child keeps the parent's.
import Keyworks
import KeyworksAsync

struct Fault: Error, CustomStringConvertible {
  let description: String
}

actor Boat {
  nonisolated let name: String
  private var lines = 0

  init(_ name: String) { self.name = name }

  func makeFast() { lines = 4 }
  func castOff() { lines = 0 }
  func isFast() -> Bool { lines > 0 }
}

/// There is one for the whole marina.
actor Harbourmaster {
  private var inspections = 0
  private let depth: Double

  init(depth: Double) { self.depth = depth }

  func admit(_ boat: Boat, draught: Double) async throws {
    inspections += 1
    guard draught < depth else { throw Fault(description: "\(boat.name) draws \(draught) m") }
    await boat.makeFast()
  }

  func summary() -> String { "\(inspections) boats inspected" }
}

struct Mooring: Sendable {
  let boat: Boat
  let master: Harbourmaster

  func spendTheNight() async -> String {
    "\(boat.name) \(await boat.isFast() ? "sleeps well" : "drifts"), \(await master.summary())"
  }
}

final class Call: ManagedContainer {
  let manager: ContainerManager
  private let marina: Container
  private let name: String

  init(of name: String, at marina: Container) {
    self.marina = marina
    self.name = name
    manager = ContainerManager(parent: marina)
  }

  var boat: Factory<Boat> {
    self { Boat(self.name) }.cached.teardown { await $0.castOff() }
  }

  var mooring: AsyncFactory<Mooring, any Error> {
    self.async {
      let master = try await self.marina.harbourmaster()
      try await master.admit(self.boat(), draught: Double(self.name.count) / 3)
      return Mooring(boat: self.boat(), master: master)
    }.cached
  }
}

extension Container {
  var depth: Factory<Double> { self { 2.4 } }
  var harbourmaster: AsyncFactory<Harbourmaster, any Error> {
    self.async { Harbourmaster(depth: self.depth()) }.cached
  }
}

try await withContainer(Container()) { marina in
  for name in ["Tern", "Sea Breeze", "Plover"] {
    do {
      print(try await withContainer(Call(of: name, at: marina)) { try await $0.mooring().spendTheNight() })
    } catch let fault as Fault {
      print("turned away:", fault)
    }
  }
}
