// why: the code that closes a container exists, but nothing calls it.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

extension Container {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }  // expect: teardown pool

  func shutDown() async throws { try await close() }
}

print(Container.shared.pool())
