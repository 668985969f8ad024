// why: the type of a parent that is passed in is unknown, so it may be the closed container.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

final class Desk: ManagedContainer {
  let manager = ContainerManager()
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  init(in parent: any ManagedContainer) { manager = ContainerManager(parent: parent) }
}

extension Visit {
  var handler: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

try await withContainer(Desk()) { desk in print(Visit(in: desk).handler()) }
