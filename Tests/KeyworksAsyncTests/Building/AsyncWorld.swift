import Keyworks
import KeyworksAsync
import TestSupport

final class AsyncWorld: ManagedContainer {
  let manager = ContainerManager()
  let probe = Probe()
  /// What the next bodies do before they make their thing, one closure for each body.
  let whenMade = Locked<[@Sendable () async throws -> Void]>([])

  let opens = Locked<Gate?>(nil)
  let created = Locked<Gate?>(nil)

  func beforeNext(_ work: @escaping @Sendable () async throws -> Void) {
    whenMade.withLock { $0.append(work) }
  }

  func makeAnyway() async -> Thing {
    do { return try await make() } catch { fatalError("\(error)") }
  }

  func make(_ label: String = "") async throws -> Thing {
    let work = whenMade.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    try await work?()
    return probe.make(label)
  }

  var plain: AsyncFactory<Thing, Never> { self.async { self.probe.make() } }
  var kept: AsyncFactory<Thing, any Error> { self.async { try await self.make() }.cached }
  var quiet: AsyncFactory<Thing, Never> { self.async { await self.makeAnyway() }.cached }
  var named: AsyncParameterFactory<String, Thing, any Error> {
    self.async { name async throws in try await self.make(name) }.cached
  }
}
