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
/// Reading a property cannot throw, so its type is a `Result` if the factory can fail. A
/// ``VariantFactory`` takes its variant as the first argument: `@Injected(\.flow, .b) var flow`.
///
/// The container is the one that builds the object: the innermost container of that type that is
/// building something on this thread. If no container builds the object, the wrapper uses the
/// shared one.
@propertyWrapper
public struct Injected<Value> {
  /// The resolved value.
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
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[keyPath: factory].under(choice, first, repeat each rest)
    injection.end()
  }

  /// Resolves a factory with arguments, of a container with a `shared` instance.
  public init<Root: SharedContainer, Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Root, Declared>, _ first: First, _ rest: repeat each Rest,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[keyPath: factory].under(choice, first, repeat each rest)
    injection.end()
  }

  /// Resolves a factory of ``Container`` that can fail: `@Injected(\.config) var config`. Read the
  /// value with `try config.get()`.
  public init<Success, Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<Success, Failure>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[keyPath: factory].outcome(under: choice)
    injection.end()
  }

  /// Resolves a factory that can fail, of a container with a `shared` instance.
  public init<Root: SharedContainer, Success, Failure: Error>(
    _ factory: KeyPath<Root, ThrowingFactory<Success, Failure>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[keyPath: factory].outcome(under: choice)
    injection.end()
  }

  /// Gathers the values of a list of ``Container``.
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building.gathered(list, under: choice)
    injection.end()
  }

  /// Gathers the values of a list of a container with a `shared` instance.
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

extension ThrowingFactory {
  /// Returns the value under a choice of variants, or the error.
  func outcome(under choice: VariantChoice) -> Result<Value, Failure> {
    Result { () throws(Failure) in try under(choice) }
  }
}
