import Keyworks
import KeyworksAsync

/// The container of one request, which is closed with the request.
final class RequestContainer: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  let user: String

  init(_ user: String, in app: Container) {
    (self.user, self.app) = (user, app)
    manager = ContainerManager(parent: app)
  }
}

extension RequestContainer {
  /// The session of the user. The two factories below ask for it at the same time, and share it. It
  /// ends with the request.
  var session: AsyncFactory<Session, any Error> {
    self.async { try await Session(user: self.user, pool: self.app.pool()) }.cached
      .teardown { try await $0.end() }
  }

  var orders: AsyncFactory<Int, any Error> {
    self.async { try await self.session().count("orders") }
  }

  var messages: AsyncFactory<Int, any Error> {
    self.async { try await self.session().count("messages") }
  }

  /// The answer to the request.
  func answer() async throws -> String {
    async let orders = self.orders()
    async let messages = self.messages()
    let pages = try await app.pages()
    return try await pages.home(of: user, orders: orders, messages: messages)
  }
}

/// A user whom the database knows.
struct Session: Sendable {
  let pool: any Pool

  init(user: String, pool: any Pool) async throws {
    self.pool = pool
    _ = try await pool.execute("insert into sessions")
  }

  func count(_ table: String) async throws -> Int {
    try await pool.execute("select from \(table)")
  }

  func end() async throws {
    _ = try await pool.execute("delete from sessions")
  }
}
