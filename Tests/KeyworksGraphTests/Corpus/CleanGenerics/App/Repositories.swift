import Keyworks

protocol Entity: Sendable {
  static var table: String { get }
  init(row: String)
}

struct Artist: Entity {
  static let table = "artists"
  let row: String
}

struct Album: Entity {
  static let table = "albums"
  let row: String
}

struct Sleeve: Entity {
  static let table = "sleeves"
  let row: String
}

final class Repository<Item: Entity>: Sendable {
  let database: Database
  init(_ database: Database) { self.database = database }
  func all() -> [Item] { [Item(row: database.url + Item.table)] }
}

final class Database: Sendable {
  let url: String
  init(url: String) { self.url = url }
}

struct Pair<One, Two> {
  let one: One
  let two: Two
}

struct Lazily<Value> {
  let get: () -> Value
  init(_ get: @escaping () -> Value) { self.get = get }
}

func both<Root: ManagedContainer, One, Two>(
  _ root: Root, _ one: KeyPath<Root, Factory<One>>, _ two: KeyPath<Root, Factory<Two>>
) -> Pair<One, Two> {
  Pair(one: root[one], two: root[two])
}

extension ManagedContainer {
  func twice<Value>(_ factory: Factory<Value>) -> [Value] { [factory(), factory()] }
}
