// why: a program that ends with withTeardown closes all of its containers and tears down the singletons.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

final class Desk: ManagedContainer {
  let manager = ContainerManager()
}

extension Desk {
  var lamp: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Container {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
  var tracer: Factory<Pool> { self { Pool() }.singleton.teardown { await $0.shutdown() } }
}

try await withTeardown(deadline: .seconds(20)) {
  print(Container.shared.pool(), Container.shared.tracer(), Desk().lamp())
}
