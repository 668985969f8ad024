import Keyworks

extension Scope {
  public static let login = Scope("login")
}

public protocol Logger: Sendable {
  func log(_ text: String)
}

public struct ConsoleLogger: Logger {
  let prefix: String
  public func log(_ text: String) { print(prefix, text) }
}

public protocol Network: Sendable {
  func fetch(_ path: String) -> [String]
}

extension SharedContainer {
  public var logPrefix: Factory<String> { self { "mail" } }
  public var logger: Factory<any Logger> {
    self { ConsoleLogger(prefix: self.logPrefix()) }.singleton
  }
  public var network: Factory<any Network> { promised().singleton }
}
