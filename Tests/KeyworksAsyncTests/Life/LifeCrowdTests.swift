import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `Many request containers` {
  let app = LifeWorld()
  let count = Locked((opened: 0, committed: 0))

  @Test func `ten thousand concurrent request containers each open and commit once`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10_000 {
        group.addTask {
          try await withContainer(RequestLife(in: app, count)) { request in
            _ = request.handler()
            await Task.yield()
            _ = request.transaction()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(count.withLock { $0 == (10_000, 10_000) })
    #expect(app.diary.all == [])
    try await app.close()
    #expect(app.diary.all == ["-pool", "-settings"])
  }

  @Test func `request containers released without closing do not commit`() async throws {
    for _ in 0..<1_000 { _ = RequestLife(in: app, count).transaction() }
    try await app.close()
    #expect(count.withLock { $0 == (1_000, 0) })
  }
}

private final class RequestLife: ManagedContainer {
  let manager: ContainerManager
  let app: LifeWorld
  let count: Locked<(opened: Int, committed: Int)>

  init(in app: LifeWorld, _ count: Locked<(opened: Int, committed: Int)>) {
    (self.app, self.count) = (app, count)
    manager = ContainerManager(parent: app)
  }

  var transaction: Factory<Part> {
    self {
      self.count.withLock { $0.opened += 1 }
      return Part("transaction", self.app.pool())
    }.cached.teardown { [count] _, outcome in
      if case .returned = outcome { count.withLock { $0.committed += 1 } }
    }
  }
  var handler: Factory<Part> { self { Part("handler", self.transaction()) } }
}
