import Keyworks

public protocol Storage: Sendable {
  func read(_ key: String) -> String?
}

public struct StorageError: Error {
  public init() {}
}

extension SharedContainer {
  public var storage: Factory<any Storage> { promised().singleton }
  public var file: ParameterFactory<String, String> { promised() }
  public var journal: ThrowingFactory<String, StorageError> { promised().cached }
  public var quota: Factory<Int> { promised() }
  public var usage: Factory<String> {
    self { "\(self.storage().read("size") ?? "0") of \(self.quota())" }
  }
}
