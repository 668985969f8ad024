import Keyworks
import Synchronization

/// The value that the container has at the moment of the call.
public struct Current<Value>: Sendable {
  private let provider: Provider<Value>
  fileprivate init(_ provider: Provider<Value>) { self.provider = provider }
  public func callAsFunction() -> Value { provider() }
}

public final class Login: Sendable {
  public let editor: String
  private let drafts = Mutex<[String]>([])

  init(editor: String) { self.editor = editor }
  public func save(_ draft: String) -> Int {
    drafts.withLock { all in
      all.append(draft)
      return all.count
    }
  }
}

public actor Gatehouse {
  private var waiting: [String]
  init(_ waiting: [String]) { self.waiting = waiting }
  func next() -> String { waiting.isEmpty ? "guest" : waiting.removeFirst() }
  public func badge() -> String { "badge for \(next())" }
}

extension Scope { public static let login = Scope("login") }

extension Container {
  public var gatehouse: Factory<Gatehouse> { self { Gatehouse(["Irma", "Jonas"]) }.cached }
  public var login: Factory<Login> { self { Login(editor: self.editor()) }.scope(.login) }
  public var editor: Factory<String> { promised() }

  public func current<Value>(_ path: KeyPath<Container, Factory<Value>> & Sendable) -> Current<Value> {
    Current(provider(path))
  }
}
