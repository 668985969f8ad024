import Keyworks

protocol Model: Sendable {
  static var table: String { get }
}

struct User: Model {
  static let table = "users"
}

struct Order: Model {
  static let table = "orders"
}

final class Repository<Item: Model>: Sendable {
  let path: String
  init(in container: Container) {
    path = container.database().folder + Item.table
  }
}

struct Database: Sendable {
  let folder: String
}

struct Index: Sendable {
  let entries: Int
}

func make<Value>(_ build: (Container) -> Value, in container: Container) -> Value {
  build(container)
}

struct Box<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}
