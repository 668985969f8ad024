/// Something to read and write that lives elsewhere, such as a setting: what a factory gives
/// for it.
///
/// ```swift
/// extension Container {
///   var didShow: Factory<Property<Bool>> {
///     self { Property { self.settings().didShow } set: { self.settings().didShow = $0 } }
///   }
/// }
/// ```
public struct Property<Value>: Sendable {
  private let read: @Sendable () -> Value
  private let write: @Sendable (Value) -> Void

  /// A property that is read and written by these.
  public init(
    get read: @escaping @Sendable () -> Value, set write: @escaping @Sendable (Value) -> Void
  ) {
    (self.read, self.write) = (read, write)
  }

  /// What is there now.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

/// A property of an object that is a ``Property`` of a container.
///
/// ```swift
/// struct Onboarding {
///   @Member(\.didShow) var didShow: Bool
/// }
/// ```
///
/// The `Property` is resolved when the object is initialized, as ``Injected`` does, and read
/// and written each time.
@propertyWrapper
public struct Member<Value>: Sendable {
  /// Where the value is.
  public let projectedValue: Property<Value>

  /// What is there now.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  /// Resolves a factory of ``Container``.
  public init(_ factory: KeyPath<Container, Factory<Property<Value>>>) {
    projectedValue = Container.building[factory]
  }

  /// Resolves a factory of a container with a `shared` instance.
  public init<Root: SharedContainer>(_ factory: KeyPath<Root, Factory<Property<Value>>>) {
    projectedValue = Root.building[factory]
  }
}
