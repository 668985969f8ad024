import Keyworks

extension Container {
  /// The database. `.live`: an exhaustive test that reaches it fails.
  public var database: Factory<Database> { self { Database() }.singleton.live }
}

/// Stands for the database at the other end of the network, and counts what it is asked.
public actor Database {
  /// How many connections were opened.
  public private(set) var connections = 0
  /// How often each statement was executed.
  public private(set) var statements: [String: Int] = [:]

  func connect() async throws -> Connection {
    await Task.yield()
    connections += 1
    return Connection(database: self)
  }

  fileprivate func execute(_ statement: String) async throws -> Int {
    await Task.yield()
    statements[statement, default: 0] += 1
    return 3  // Everybody has three of everything.
  }
}

/// One connection, which executes one statement at a time.
struct Connection: Sendable {
  fileprivate let database: Database

  func execute(_ statement: String) async throws -> Int {
    try await database.execute(statement)
  }
}
