// why: `pool` and `log` of a Request resolve those of its parent, the server's container,
// which are other factories of the same name.
// A server that answers queries, each in a transaction of its own.
import Keyworks
import KeyworksAsync

struct Connection: Sendable {
  let number: Int
  func run(_ sql: String) -> String { "\(number): \(sql.lowercased())" }
}

actor Pool {
  private var idle: [Connection]
  init(size: Int) { idle = (1...size).map(Connection.init) }
  func borrow() -> Connection? { idle.popLast() }
  func giveBack(_ connection: Connection) { idle.append(connection) }
  func drain() { print(idle.count, "connections closed") }
}

enum Refusal: Error { case busy }

// MARK: The server's container

extension Container {
  var pool: AsyncFactory<Pool, any Error> { self.async { Pool(size: self.size()) }.cached.teardown { await $0.drain() } }
  var size: Factory<Int> { self { 4 } }
  var log: Factory<Log> { self { Log(prefix: "server") }.cached }
}

struct Log: Sendable {
  let prefix: String
  func callAsFunction(_ text: String) { print("[\(prefix)]", text) }
  func nested(_ part: String) -> Log { Log(prefix: "\(prefix)/\(part)") }
}

// MARK: A request's container, with factories of the same names

final class Request: ManagedContainer {
  let manager: ContainerManager
  private let server: Container
  let sql: String
  init(_ sql: String, to server: Container) {
    (self.sql, self.server) = (sql, server)
    manager = ContainerManager(parent: server)
  }
}

struct Lease: Sendable {
  let connection: Connection
  let pool: Pool
}

extension Request {
  var pool: AsyncFactory<Pool, any Error> { self.async { try await self.server.pool() } }
  var log: Factory<Log> { self { self.server.log().nested("request") }.cached }
  var lease: AsyncFactory<Lease, any Error> {
    self.async {
      let pool = try await self.pool()
      guard let connection = await pool.borrow() else { throw Refusal.busy }
      return Lease(connection: connection, pool: pool)
    }
    .cached
    .teardown { await $0.pool.giveBack($0.connection) }
  }
  var answer: AsyncFactory<String, any Error> {
    self.async {
      self.log()(self.sql)
      return try await self.lease().connection.run(self.sql)
    }
  }
}

try await withContainer(Container()) { server in
  try await server.start(\.pool)
  try await withThrowingTaskGroup(of: String.self) { group in
    for sql in ["SELECT 1", "SELECT 2", "VACUUM"] {
      group.addTask { try await withContainer(Request(sql, to: server)) { try await $0.answer() } }
    }
    for try await answer in group { print(answer) }
  }
}
