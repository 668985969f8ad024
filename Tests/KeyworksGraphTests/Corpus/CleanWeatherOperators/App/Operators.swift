import Keyworks

infix operator <~ : AssignmentPrecedence
prefix operator ^

/// Binds a promise of the shared container.
@discardableResult
func <~ <Value>(
  path: KeyPath<Container, Factory<Value>> & Sendable, make: @escaping @Sendable (Container) -> Value
) -> Bool {
  Container.shared.register(path) { make($0) }
  return true
}

/// Resolves.
prefix func ^ <Value>(path: KeyPath<Container, Factory<Value>>) -> Value {
  Container.shared[keyPath: path]()
}
