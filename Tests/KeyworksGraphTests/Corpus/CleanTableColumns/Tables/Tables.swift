import Keyworks

public struct Cell: Sendable {
  public let text: String
  public init(_ text: String) { self.text = text }
}

extension Container {
  public var title: Factory<Cell> { self { Cell("title") } }
  public var author: Factory<Cell> { self { Cell("author") } }
  var date: Factory<Cell> { self { Cell("date") } }
  public static var columns: Tags<Cell> { Tags() }
  public static var widths: KeyedTags<String, Int> { KeyedTags() }
  var narrow: Factory<Int> { self { 5 } }
  var wide: Factory<Int> { self { 50 } }
}

public typealias Column = any KeyPath<Container, Factory<Cell>> & Sendable

public func addColumns(_ more: [Column], to table: Container) {
  let columns: [Column] = [\.date] + more
  for (index, column) in columns.enumerated() {
    table.contribute(Tagged(column, priority: index), to: \.columns)
  }
  let widths: [(String, any KeyPath<Container, Factory<Int>> & Sendable)] = [
    ("date", \.narrow), ("title", \.wide),
  ]
  for (key, width) in widths { table.contribute(Tagged(width), for: key, to: \.widths) }
}
