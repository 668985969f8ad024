/// A property that is resolved once, when it is first read.
///
/// ```swift
/// final class Screen {
///   @LazyInjected(\.report) var report
/// }
/// ```
///
/// Reading a property cannot throw, so its type is a `Result` if the factory can fail: read it with
/// `try config.get()`. Failures are not cached: each read resolves again until a resolve succeeds.
///
/// The wrapper finds its container at initialization, as ``Injected`` does. It does not keep the
/// container alive, so a cached object may have such a property. Threads that read at the same time
/// get the same value. A copy of a struct resolves for itself.
@propertyWrapper
public struct LazyInjected<Value> {
  /// Its box contains a `Value`.
  private(set) var value: LazyValue

  /// The value, resolved by the first read.
  public var wrappedValue: Value {
    mutating get {
      if !isKnownUniquelyReferenced(&value) { value = value.copy() }
      // SAFETY: the initializer stores a box of this type.
      return unsafe value.get().value(as: Value.self)
    }
  }

  /// The value of a property of a class, which several threads may read at the same time.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: KeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    // SAFETY: as above.
    unsafe owner[keyPath: storage].value.get(for: type(of: owner), storage).value(as: Value.self)
  }

  /// How many threads wait for the value of this property: for tests.
  package var waiterCount: Int { value.waiterCount }

  /// What all initializers do. It is not inlined, because there are eight of them.
  @usableFromInline @inline(never)
  init<Root: SharedContainer>(
    in _: Root.Type, _ file: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt,
    isKept: @escaping (Value) -> Bool = { _ in true }, _ resolve: @escaping (Root) -> Value
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(in: Root.building, at: place) {
      let value = resolve($0)
      return (Box(value), isKept(value))
    }
  }

  /// Creates a property for a factory of ``Container``.
  @_alwaysEmitIntoClient
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(in: Container.self, file, function, line, column) {
      $0[keyPath: factory].choosing(variants)()
    }
  }

  /// Creates a property for a factory of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(in: Root.self, file, function, line, column) {
      $0[keyPath: factory].choosing(variants)()
    }
  }

  /// Creates a property for a factory of ``Container`` with arguments.
  @_alwaysEmitIntoClient
  public init<First, each Rest>(
    _ factory: KeyPath<Container, ParameterFactory<First, repeat each Rest, Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(in: Container.self, file, function, line, column) {
      $0[keyPath: factory].choosing(variants)(first, repeat each rest)
    }
  }

  /// Creates a property for a factory with arguments, of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, First, each Rest>(
    _ factory: KeyPath<Root, ParameterFactory<First, repeat each Rest, Value>>,
    _ first: First, _ rest: repeat each Rest,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(in: Root.self, file, function, line, column) {
      $0[keyPath: factory].choosing(variants)(first, repeat each rest)
    }
  }

  /// Creates a property for a factory of ``Container`` that can fail: read it with
  /// `try config.get()`.
  @_alwaysEmitIntoClient
  public init<each Argument, Success, Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<repeat each Argument, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    // Not a key path: its type would have a pack, which Swift 6.3 cannot instantiate.
    self.init(in: Container.self, file, function, line, column, isKept: { $0.isSuccess }) {
      $0[keyPath: factory].choosing(variants).outcome(repeat each arguments)
    }
  }

  /// Creates a property for a factory that can fail, of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, each Argument, Success, Failure: Error>(
    _ factory: KeyPath<Root, ThrowingFactory<repeat each Argument, Success, Failure>>,
    _ arguments: repeat each Argument,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    self.init(in: Root.self, file, function, line, column, isKept: { $0.isSuccess }) {
      $0[keyPath: factory].choosing(variants).outcome(repeat each arguments)
    }
  }

  /// Creates a property for a list of ``Container``.
  @_alwaysEmitIntoClient
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    self.init(in: Container.self, file, function, line, column) {
      $0.gathered(list, under: variants)
    }
  }

  /// Creates a property for a list of a container with a `shared` instance.
  @_alwaysEmitIntoClient
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Root, Value == [List.Gathered] {
    self.init(in: Root.self, file, function, line, column) { $0.gathered(list, under: variants) }
  }
}

extension Result {
  @usableFromInline
  var isSuccess: Bool { if case .success = self { true } else { false } }
}
