import Keyworks
import KeyworksAsync
import KeyworksTesting
import OrderServer
import Testing

@Suite(.sandboxed) struct `A server` {
  let app = Container.shared

  @Test func `names its services in the order of the list`() async throws {
    let server = try await Server(starting: app)
    #expect(server.services.map(\.name) == ["pool", "pages", "mail", "metrics"])
  }

  @Test func `opens the connections once for requests that come at the same time`() async throws {
    let server = try await Server(starting: app)
    app.reset(scope: .singleton)
    try await withThrowingTaskGroup { group in
      for user in 1...100 { group.addTask { _ = try await server.answer("user \(user)") } }
      try await group.waitForAll()
    }
    // The database is another one after the reset.
    #expect(await app.database().connections == 8)
  }

  @Test(.sandboxed(exhaustive: true) { $0.pool.override(with: EmptyPool()) })
  func `answers from the pool of a test`() async throws {
    let server = try await Server(starting: app)
    #expect(try await server.answer("Ada") == "Hello, Ada: 0 orders, 0 messages")
  }

  @Test func `does not start without its configuration`() async {
    app.configurationLines.override { AsyncStream { $0.finish() } }
    let error = await #expect(throws: FactoryError.self) { try await Server(starting: app) }
    #expect(error?.underlying as? Configuration.Failure == .missing("connections"))
  }

  @Test func `starts what a module adds`() async throws {
    app.contribute(Tagged(\.search) { $0 }, to: \.services)
    let server = try await Server(starting: app)
    #expect(server.services.map(\.name) == ["pool", "pages", "mail", "metrics", "search"])
  }
}

/// Has no rows, and needs no database.
private struct EmptyPool: Pool {
  let name = "pool of a test"
  func execute(_ statement: String) -> Int { 0 }
  func stop() {}
}

private struct Search: Service {
  let name = "search"
}

extension Container {
  fileprivate var search: AsyncFactory<Search, Never> {
    self.async {
      await Task.yield()
      return Search()
    }
  }
}
