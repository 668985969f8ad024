import Keyworks

/// Looks its value up at each access.
@propertyWrapper
public struct Fresh<Value>: Sendable {
  private let provider: Provider<Value>

  public init(_ path: any KeyPath<Container, Factory<Value>> & Sendable, of gym: Container = .shared) {
    provider = gym.provider(path)
  }

  public var wrappedValue: Value { provider() }
}

extension Scope {
  public static let member = Scope("member")
}
