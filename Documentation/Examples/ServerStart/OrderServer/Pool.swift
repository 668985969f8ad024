import Keyworks
import KeyworksAsync

/// Executes statements on a few connections, which all requests share.
public protocol Pool: Service {
  /// Executes a statement as soon as a connection is free.
  ///
  /// - Returns: The number of rows.
  func execute(_ statement: String) async throws -> Int

  /// Gives the connections back.
  func stop() async
}

extension Container {
  /// The connections of the process. They are opened once, however many requests ask first.
  public var pool: AsyncFactory<any Pool, any Error> {
    self.async {
      let count = try await self.configuration().connections
      return try await ConnectionPool(opening: count, to: self.database())
    }.singleton.teardown { await $0.stop() }
  }
}

/// A statement came after the connections were given back.
struct PoolStopped: Error {}

actor ConnectionPool: Pool {
  nonisolated let name = "pool"
  private var free: [Connection]
  private var isStopped = false
  private var waiting: [CheckedContinuation<Connection, Never>] = []

  init(opening count: Int, to database: Database) async throws {
    free = try await withThrowingTaskGroup(of: Connection.self) { group in
      for _ in 0..<count { group.addTask { try await database.connect() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  func execute(_ statement: String) async throws -> Int {
    if isStopped { throw PoolStopped() }
    let connection = await take()
    defer { giveBack(connection) }
    return try await connection.execute(statement)
  }

  func stop() {
    isStopped = true
    free = []
  }

  private func take() async -> Connection {
    if let connection = free.popLast() { return connection }
    return await withCheckedContinuation { waiting.append($0) }
  }

  private func giveBack(_ connection: Connection) {
    if waiting.isEmpty {
      free.append(connection)
    } else {
      waiting.removeFirst().resume(returning: connection)
    }
  }
}
