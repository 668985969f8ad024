import Keyworks

postfix operator ^

postfix func ^ <Value>(factory: Factory<Value>) -> Value { factory() }

extension Container {
  subscript<Value>(fresh path: KeyPath<Container, Factory<Value>>) -> Value {
    self[keyPath: path].reset(.instances)
    return self[path]
  }
}

/// Resolves at each read, from the shared container.
@propertyWrapper struct Wired<Value> {
  private let path: KeyPath<Container, Factory<Value>>
  init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }
  var wrappedValue: Value { Container.shared[path] }
  var projectedValue: Factory<Value> { Container.shared[keyPath: path] }
}
