// why: only the running program knows which container is closed, so it may be each of them.
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

extension Desk {
  var lamp: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Visit {
  var handler: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Container {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

func end(_ container: some ManagedContainer) async throws {
  let desk = Desk()
  print(desk)
  do {
    let desk: any ManagedContainer = container
    try await desk.close()
  }
}

let desk = Desk()
print(desk.lamp(), Visit(in: desk).handler(), Container.shared.pool())
try await end(desk)
