// why: each instance with a teardown is closed: with its container, with the parent, by a reset or when it expires.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

extension Scope {
  static let session = Scope("session")
}

class Base: ManagedContainer, @unchecked Sendable {
  let manager = ContainerManager()
  init() {}
}

final class Server: Base, @unchecked Sendable {}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let server: Server
  init(_ server: Server) { (self.server, manager) = (server, ContainerManager(parent: server)) }
}

final class Step: ManagedContainer {
  let manager: ContainerManager
  let visit: Visit
  init(_ visit: Visit) { (self.visit, manager) = (visit, ContainerManager(parent: visit)) }
}

final class Shelf: ManagedContainer {
  let manager = ContainerManager()
  func clear() async throws { try await self.close() }
}

final class Desk<Item: Sendable>: ManagedContainer {
  let manager = ContainerManager()
}

extension Base {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Visit {
  var handler: Factory<Pool> { self { Pool() }.teardown { await $0.shutdown() } }
}

extension Step {
  var worker: Factory<Pool> { self { Pool() }.graph.teardown { await $0.shutdown() } }
}

extension Shelf {
  var book: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Desk {
  func lamp() -> Factory<Pool> {
    self(id: 1) { Pool() }.cached.teardown { await $0.shutdown() }
  }
}

extension Container {
  var user: Factory<Pool> { self { Pool() }.scope(.session).teardown { await $0.shutdown() } }
  var token: Factory<Pool> {
    self { Pool() }.cached.timeToLive(.seconds(9)).teardown { await $0.shutdown() }
  }
  var probe: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
  var metrics: Factory<Pool> { self { Pool() }.singleton.teardown { await $0.shutdown() } }
}

let server = Server()
let step = Step(Visit(server))
print(server.pool(), step.visit.handler(), step.worker())
try await withContainer(server) { _ in print("until the end") }
try await withContainer(Shelf(), deadline: .seconds(1)) { shelf in
  print(shelf.book())
  try await shelf.clear()
}
try await withContainer(Desk<Int>()) { desk in print(desk.lamp()()) }
print(Container.shared.user(), Container.shared.token(), Container.shared.probe())
print(Container.shared.metrics())
Container.shared.reset(scope: .session)
Container.shared.probe.reset()
Container.shared.reset(scope: .singleton)
