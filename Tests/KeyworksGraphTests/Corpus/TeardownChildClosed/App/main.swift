// why: closing a child closes neither its parent nor the singletons, and closing a parent does not close its sibling.
import Keyworks
import KeyworksAsync

final class Pool: Sendable {
  func shutdown() async {}
}

final class App: ManagedContainer {
  let manager = ContainerManager()
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let app: App
  init(_ app: App) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

final class Job: ManagedContainer {
  let manager: ContainerManager
  let app: App?
  init(_ app: App) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

extension App {
  var pool: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }  // expect: teardown pool
  var tracer: Factory<Pool> { self { Pool() }.singleton.teardown { await $0.shutdown() } }  // expect: teardown tracer
}

extension Visit {
  var handler: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }
}

extension Job {
  var worker: Factory<Pool> { self { Pool() }.cached.teardown { await $0.shutdown() } }  // expect: teardown worker
}

func serve(_ app: App) async throws {
  let visit = Visit(app)
  print(visit.handler(), app.pool(), app.tracer(), Job(app).worker())
  try await visit.close()
}

try await serve(App())
