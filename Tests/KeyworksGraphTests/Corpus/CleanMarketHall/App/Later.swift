import Keyworks

/// Resolves at each read, never before.
@propertyWrapper
struct Later<Value>: Sendable {
  private let provider: Provider<Value>

  init(_ path: KeyPath<Container, Factory<Value>> & Sendable) {
    provider = Container.shared.provider(path)
  }

  var wrappedValue: Value { provider() }
  var projectedValue: Provider<Value> { provider }
}
