import Keyworks
import KeyworksTesting
import OrderServer
import Testing

@Suite(.sandboxed) struct `A server` {
  let app = Container.shared

  @Test func `names its services in the order of the list`() async throws {
    let server = try await Server(starting: app)
    #expect(server.services.map(\.name) == ["pool", "pages", "mail"])
  }

  @Test func `opens the connections once for requests that come at the same time`() async throws {
    let server = try await Server(starting: app)
    app.pool.reset()
    try await withThrowingTaskGroup { group in
      for user in 1...100 { group.addTask { _ = try await server.answer("user \(user)") } }
      try await group.waitForAll()
    }
    // Eight at the start, and eight after the reset.
    #expect(await app.database().connections == 16)
  }

  @Test(.sandboxed(exhaustive: true) { $0.pool.override(with: EmptyPool()) })
  func `answers from the pool of a test`() async throws {
    let server = try await Server(starting: app)
    #expect(try await server.answer("Ada") == "Hello, Ada: 0 orders, 0 messages")
  }

  @Test func `does not start without its configuration`() async {
    app.configurationLines.override { AsyncStream { $0.finish() } }
    let error = await #expect(throws: GatherError.self) { try await Server(starting: app) }
    #expect(error?.underlying as? Configuration.Failure == .missing("connections"))
  }

  @Test func `starts what a module adds`() async throws {
    app.contribute(\.metrics, to: \.services) { $0 }
    let server = try await Server(starting: app)
    #expect(server.services.map(\.name) == ["pool", "pages", "mail", "metrics"])
  }
}

/// Has no rows, and needs no database.
private struct EmptyPool: Pool {
  let name = "pool of a test"
  func execute(_ statement: String) -> Int { 0 }
  func stop() {}
}

private struct Metrics: Service {
  let name = "metrics"
  func stop() {}
}

extension Container {
  fileprivate var metrics: AsyncFactory<Metrics, Never> {
    self.async {
      await Task.yield()
      return Metrics()
    }
  }
}
