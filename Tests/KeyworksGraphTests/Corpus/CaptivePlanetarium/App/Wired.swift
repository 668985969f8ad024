import Keyworks

/// `@Injected` for structures that must be `Sendable`.
@propertyWrapper
struct Wired<Value: Sendable>: Sendable {
  let wrappedValue: Value

  init(_ path: KeyPath<Container, Factory<Value>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}
