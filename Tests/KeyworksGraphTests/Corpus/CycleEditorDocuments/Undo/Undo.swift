import Documents
import Keyworks

extension Container {
  public var history: ThrowingFactory<[Document], any Error> {
    self.throwing { try (0..<2).map { _ in try self.snapshot() } }
  }
  public var snapshot: ThrowingFactory<Document, any Error> {  // expect: cycle snapshot restored
    self.throwing {
      do {
        return try self.restored().get()
      } catch is CancellationError {
        return Document(lines: [])
      }
    }
  }
  public var restored: Factory<Result<Document, any Error>> {
    self { Result { try self.snapshot() } }
  }
}
