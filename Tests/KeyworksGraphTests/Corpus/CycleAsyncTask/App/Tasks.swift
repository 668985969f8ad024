import Keyworks
import KeyworksAsync

final class Store: Sendable {
  let count = 1
  let client: AsyncProvider<Int, Never>
  init(client: AsyncProvider<Int, Never>) { self.client = client }

  /// Who has a store may call it.
  func refresh() {
    Task { print(await client()) }
  }
}

extension Container {
  var store: AsyncFactory<Store, Never> {  // expect: cycle store client
    self.async {
      let store = Store(client: self.provider(\.client))
      Task { print(await self.client()) }
      return store
    }.singleton
  }
  var client: AsyncFactory<Int, Never> { self.async { await self.store().count } }

  // A synchronous factory cannot wait, but a task that it starts is told of what is being built.
  var ledger: AsyncFactory<Int, Never> { self.async { self.audit() }.cached }  // expect: cycle ledger audit
  var audit: Factory<Int> {
    self {
      Task { print(await self.ledger()) }
      return 1
    }.cached
  }

  // Detached tasks are told of nothing, and what is stored runs later.
  var radio: AsyncFactory<Int, Never> {
    self.async {
      Task.detached { print(await self.radio()) }
      let later = [{ @Sendable () async -> Int in await self.radio() }]
      return later.count
    }.cached
  }

  // What is done after the construction needs nothing while it is built.
  var guarded: AsyncFactory<Int, Never> { self.async { await self.store().count }.singleton }
  var watcher: Factory<Watcher> { self { Watcher(self) } }
  var calm: AsyncFactory<Int, Never> { self.async { self.watcher().start() }.cached }

  // Threads are told of nothing.
  var bell: Factory<Int> {
    self {
      Task { print(self.tower()) }
      return 1
    }.cached
  }
  var tower: Factory<Int> { self { self.bell() }.cached }
}

final class Watcher: Sendable {
  let pending: @Sendable () async -> Int
  init(_ container: Container) { pending = { await container.calm() } }
  func start() -> Int { 1 }
}
