/// A property that is resolved when its object is initialized.
///
/// ```swift
/// final class Screen {
///   @Injected(\.clock) var clock
///   @Injected(\PaymentsContainer.gateway) var gateway
///   @Injected(\.report, 7) var report
/// }
/// ```
///
/// The container is the one that builds the object: of the containers of that type that
/// build something on this thread, the innermost. An object that nobody builds takes the
/// shared one.
@propertyWrapper
public struct Injected<Value> {
  /// What was resolved.
  public let wrappedValue: Value

  /// Resolves a factory of ``Container``.
  @inlinable @inline(__always)
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[factory]
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance.
  @inlinable @inline(__always)
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[factory]
    injection.end()
  }

  /// Resolves a factory of ``Container`` under a choice of variants.
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under choice: VariantChoice,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[factory, under: choice]
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance under a choice of variants.
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under choice: VariantChoice,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[factory, under: choice]
    injection.end()
  }

  /// Resolves a factory of ``Container`` with arguments: `@Injected(\.flow, .b) var flow`.
  public init<Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Container, Declared>, _ first: First, _ rest: repeat each Rest,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[keyPath: factory].call(first, repeat each rest)
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance with arguments.
  public init<Root: SharedContainer, Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Root, Declared>, _ first: First, _ rest: repeat each Rest,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[keyPath: factory].call(first, repeat each rest)
    injection.end()
  }

  /// Gathers a list of ``Container``.
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building.gathered(list, under: choice)
    injection.end()
  }

  /// Gathers a list of a container with a `shared` instance.
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Root, Value == [List.Gathered] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building.gathered(list, under: choice)
    injection.end()
  }
}

extension Injected: Sendable where Value: Sendable {}
