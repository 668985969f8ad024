/// A property wrapper that resolves a factory for its object: ``Injected`` or ``LazyInjected``.
///
/// The protocol holds the initializers that both have in common. Do not declare new conformances to
/// it.
public protocol _Injecting: _InjectingFromAny {}

/// The part of ``_Injecting`` with the initializers for containers of any type. The compiler
/// prefers the others for `\Container.report`, because they belong to the protocol that refines
/// this one.
public protocol _InjectingFromAny {
  /// The type of the property.
  associatedtype Value
  /// Creates a property for what one of the initializers names.
  init<Root: SharedContainer>(_ injection: _Injection<Root, Value>)
}

extension Injected: _Injecting {}
extension LazyInjected: _Injecting {}

/// What a property names: how to resolve it, and where the property is. Only the library can make
/// one.
public struct _Injection<Root: SharedContainer, Value> {
  @usableFromInline let place: Place
  /// Whether a lazy property keeps this value.
  let isKept: (Value) -> Bool
  @usableFromInline let resolve: (Root) -> Value

  @usableFromInline
  init(
    _: Root.Type, _ file: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt,
    isKept: @escaping (Value) -> Bool = { _ in true }, _ resolve: @escaping (Root) -> Value
  ) {
    place = Place(file: file, function: function, line: line, column: column)
    (self.isKept, self.resolve) = (isKept, resolve)
  }
}

extension _Injecting {
  /// Creates a property for a factory of ``Container`` with arguments: `@Injected(\.report, 7) var
  /// report`.
  @_alwaysEmitIntoClient
  public init<First, each Rest>(
    _ factory: KeyPath<Container, ParameterFactory<(First, repeat each Rest), Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      _Injection(Container.self, file, function, line, column) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped))(first, repeat each rest)
      })
  }

  /// Creates a property for a factory of ``Container`` that can fail: `@Injected(\.config) var
  /// config`. Read the value with `try config.get()`.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<each Argument, Key, Success, Failure: Error>(
    _ factory: KeyPath<Container, BasicFactory<(repeat each Argument), Key, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    // Not a key path: its type would have a pack, which Swift 6.3 cannot instantiate.
    self.init(
      _Injection(Container.self, file, function, line, column, isKept: { $0.isSuccess }) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped)).outcome(
          repeat each arguments)
      })
  }

  /// Creates a property for the values of a list of ``Container``.
  @_alwaysEmitIntoClient
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    self.init(
      _Injection(Container.self, file, function, line, column) {
        $0.gathered(list, .of(variants, without: dropped))
      })
  }
}

extension _InjectingFromAny {
  /// Creates a property for a factory with arguments, of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, First, each Rest>(
    _ factory: KeyPath<Root, ParameterFactory<(First, repeat each Rest), Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      _Injection(Root.self, file, function, line, column) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped))(first, repeat each rest)
      })
  }

  /// Creates a property for a factory that can fail, of a container with a `shared` instance.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<Root: SharedContainer, each Argument, Key, Success, Failure: Error>(
    _ factory: KeyPath<Root, BasicFactory<(repeat each Argument), Key, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant...,
    without dropped: any Variant.Type..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    self.init(
      _Injection(Root.self, file, function, line, column, isKept: { $0.isSuccess }) {
        $0[keyPath: factory].choosing(.of(variants, without: dropped)).outcome(
          repeat each arguments)
      })
  }

  /// Creates a property for the values of a list of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Root, Value == [List.Gathered] {
    self.init(
      _Injection(Root.self, file, function, line, column) {
        $0.gathered(list, .of(variants, without: dropped))
      })
  }
}

extension BasicFactory {
  /// Returns the value or the error.
  @usableFromInline
  func outcome<each Each>(_ arguments: repeat each Each) -> Result<Value, Failure>
  where Argument == (repeat each Each) {
    Result { () throws(Failure) in try self(repeat each arguments) }
  }
}

extension Result {
  @usableFromInline
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
