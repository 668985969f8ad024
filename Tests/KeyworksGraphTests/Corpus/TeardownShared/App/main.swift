// why: a container does not decide when a shared instance ends, so it may have no teardown.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

extension Container {
  var pool: Factory<Pool> { self { Pool() }.shared.teardown { await $0.shutdown() } }  // expect: teardown pool
  var spare: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

try await withTeardown { print(Container.shared.pool(), Container.shared.spare()) }
