protocol Record: Sendable {
  static var table: String { get }
  init(row: Int)
}

struct Book: Record {
  static let table = "books"
  let row: Int
}

struct Reader: Record {
  static let table = "readers"
  let row: Int
}

final class Store<Item: Record>: Sendable {
  let size: Int
  init(size: Int) { self.size = size }
  func find(_ row: Int) -> Item? { row < size ? Item(row: row) : nil }
  var name: String { Item.table }
}

struct Pair<A: Record, B: Record>: Sendable {
  let left: Store<A>
  let right: Store<B>
}
