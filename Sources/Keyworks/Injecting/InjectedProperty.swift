/// A property that reads and writes a ``Property`` of a container.
///
/// ```swift
/// struct Onboarding {
///   @InjectedProperty(\.didShow) var didShow: Bool
/// }
/// ```
///
/// The `Property` is resolved when the object is initialized, as with ``Injected``. Each access
/// then reads or writes its value.
@propertyWrapper
public struct InjectedProperty<Value>: Sendable {
  /// The `Property` that gives access to the value.
  public let projectedValue: Property<Value>

  /// The current value.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  /// Resolves a factory of ``Container``.
  public init(
    _ factory: KeyPath<Container, Factory<Property<Value>>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    projectedValue = Container.building[factory]
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance.
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Property<Value>>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    projectedValue = Root.building[factory]
    injection.end()
  }
}
