// why: factories have teardowns, but nothing closes their containers or runs withTeardown.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async throws {}
}

final class Desk: ManagedContainer {
  let manager = ContainerManager()
}

extension SharedContainer {
  var log: Factory<Pool> { self { Pool() }.cached.teardown { try await $0.shutdown() } }  // expect: teardown log
}

extension Container {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { try await $0.shutdown() } }  // expect: teardown pool
  var jobs: AsyncFactory<Pool, Never> {  // expect: teardown jobs
    self.async { Pool() }.teardown { pool, outcome in
      if case .returned = outcome { try await pool.shutdown() }
    }
  }
  var tracer: Factory<Pool> { self { Pool() }.teardown { _ in }.singleton }  // expect: teardown tracer
  var clock: Factory<Int> { self { 1 }.cached }
}

extension Desk {
  var lamp: Factory<Pool> { self { Pool() }.cached.teardown { try await $0.shutdown() } }
}

// Another container is closed.
try await withContainer(Desk()) { desk in print(desk.lamp()) }
print(Container.shared.pool(), await Container.shared.jobs(), Container.shared.tracer())
print(Container.shared.log(), Container.shared.clock())
