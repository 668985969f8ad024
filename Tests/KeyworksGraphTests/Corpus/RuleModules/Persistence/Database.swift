import Keyworks

public final class Database: Sendable {
  public let rows: [String]
  init(rows: [String]) { self.rows = rows }
}

extension Container {
  public var database: Factory<Database> { self { Database(rows: ["milk", "bread"]) }.singleton }
}
