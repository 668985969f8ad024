import Keyworks

/// A part that is looked up when its owner is built.
@propertyWrapper
public struct Fitted<Part> {
  public let wrappedValue: Part

  public init(_ path: KeyPath<Container, Factory<Part>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}
