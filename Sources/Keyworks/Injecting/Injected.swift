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
/// Reading a property cannot throw, so its type is a `Result` if the factory can fail.
///
/// `@Injected(\.network, under: Environment.staging)` resolves the factory under these variants.
///
/// The container is the one that builds the object: the innermost container of that type that is
/// building something on this thread. If no container builds the object, the wrapper uses the
/// shared one.
@propertyWrapper
public struct Injected<Value> {
  /// The resolved value.
  public let wrappedValue: Value

  /// Resolves a factory for an initializer. The initializers for a ``Factory`` take the short way
  /// instead.
  @_alwaysEmitIntoClient
  package init<Root: SharedContainer, Declared: FactoryDeclaration>(
    _ factory: KeyPath<Root, Declared>, _ variants: [any Variant], _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ column: UInt, _ resolve: (Declared) -> Value
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = resolve(Root.building[keyPath: factory].choosing(variants))
    injection.end()
  }

  /// Resolves a factory of ``Container``.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue =
      variants.isEmpty
      ? Container.building[factory] : Container.building[keyPath: factory].choosing(variants)()
    injection.end()
  }

  /// Resolves a factory of a container with a `shared` instance.
  @_alwaysEmitIntoClient @inline(__always)
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue =
      variants.isEmpty
      ? Root.building[factory] : Root.building[keyPath: factory].choosing(variants)()
    injection.end()
  }

  /// Resolves a factory of ``Container`` with arguments: `@Injected(\.report, 7) var report`.
  @_alwaysEmitIntoClient
  public init<First, each Rest>(
    _ factory: KeyPath<Container, ParameterFactory<First, repeat each Rest, Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(factory, variants, file, function, line, column) { $0(first, repeat each rest) }
  }

  /// Resolves a factory with arguments, of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, First, each Rest>(
    _ factory: KeyPath<Root, ParameterFactory<First, repeat each Rest, Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(factory, variants, file, function, line, column) { $0(first, repeat each rest) }
  }

  /// Resolves a factory of ``Container`` that can fail: `@Injected(\.config) var config`. Read the
  /// value with `try config.get()`.
  @_alwaysEmitIntoClient
  public init<each Argument, Success, Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<repeat each Argument, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    self.init(factory, variants, file, function, line, column) { $0.outcome(repeat each arguments) }
  }

  /// Resolves a factory that can fail, of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, each Argument, Success, Failure: Error>(
    _ factory: KeyPath<Root, ThrowingFactory<repeat each Argument, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    self.init(factory, variants, file, function, line, column) { $0.outcome(repeat each arguments) }
  }

  /// Gathers the values of a list of ``Container``.
  @_alwaysEmitIntoClient
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building.gathered(list, under: variants)
    injection.end()
  }

  /// Gathers the values of a list of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Root, Value == [List.Gathered] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building.gathered(list, under: variants)
    injection.end()
  }
}

extension Injected: Sendable where Value: Sendable {}

extension ThrowingFactory {
  /// Returns the value or the error.
  @usableFromInline
  func outcome(_ arguments: repeat each Argument) -> Result<Value, Failure> {
    Result { () throws(Failure) in try self(repeat each arguments) }
  }
}
