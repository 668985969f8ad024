import Keyworks
import Network
import Storage

public struct Book: Sendable {
  public let text: String
}

extension Container {
  public var cover: Factory<String?> { self { nil } }
  public var book: ParameterFactory<String, Book> {
    self { title in Book(text: self.file(title) + (self.cover() ?? "")) }
  }
  public var shelf: Factory<[Book]> { self { ["a", "b"].map { self[\.book, $0] } }.cached }
  public var history: ThrowingFactory<[String], StorageError> {
    self.throwing { () throws(StorageError) in [try self.journal(), self.usage()] }
  }
}
