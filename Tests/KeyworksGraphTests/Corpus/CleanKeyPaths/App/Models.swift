import Keyworks

struct Person: Sendable {
  var name: String
  var city: City
  var friends: [String]
  var staff: Int { friends.count }
}

struct City: Sendable {
  var name: String
  var mayor: String
}

struct Table<Row> {
  let rows: [Row]
  func column<Value>(_ path: KeyPath<Row, Value>) -> [Value] { rows.map { $0[keyPath: path] } }
  subscript<Value>(path: KeyPath<Row, Value>) -> [Value] { column(path) }
  subscript(path: KeyPath<Row, String>, first count: Int) -> [String] {
    Array(column(path).prefix(count))
  }
}
