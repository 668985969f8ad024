import Keyworks

public struct Table: Sendable {
  public let rows: [String]
}

extension Container {
  var rawTable: Factory<Table> { self { Table(rows: ["a"]) }.singleton }
  var rawIndex: Factory<[Int]> { self { [self.rawTable().rows.count] }.cached }
  public var table: Factory<Table> { self { Table(rows: ["b"]) }.cached }
  public var drawing: Factory<String> { self { "draw" } }
  public var maintenance: Factory<Int> { self { self.rawIndex().count } }
  // Ends in `screen`, not in `Screen`.
  public var touchscreen: Factory<String> { self { self.drawing() + self.projector() } }
  var projector: Factory<String> { self { "projector" } }
}
