/// A property that is resolved when it is first read, once.
///
/// ```swift
/// final class Screen {
///   @LazyInjected(\.report) var report
/// }
/// ```
///
/// A property cannot throw, so one of a factory that can fail is a `Result`, which you read with
/// `try config.get()`. It resolves again at each read until it succeeds: no failure is kept.
///
/// The container is noted at initialization, as ``Injected`` finds it, and not kept alive:
/// what a container keeps may have such a property. Threads that read at the same time get
/// the same value; a copy of a struct resolves for itself.
@propertyWrapper
public struct LazyInjected<Value> {
  private(set) var value: LazyValue<Value>

  /// What is resolved, once.
  public var wrappedValue: Value {
    mutating get {
      if !isKnownUniquelyReferenced(&value) { value = value.copy() }
      return value.get()
    }
  }

  /// The same for a property of a class, which threads may read at the same time.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: KeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value { owner[keyPath: storage].value.get(for: type(of: owner), storage) }

  /// Notes a factory of ``Container``.
  public init(
    _ factory: KeyPath<Container, Factory<Value>>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Container.building), place) { $0[factory, under: choice] }
  }

  /// Notes a factory of a container with a `shared` instance.
  public init<Root: SharedContainer>(
    _ factory: KeyPath<Root, Factory<Value>>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Root.building), place) { $0[factory, under: choice] }
  }

  /// Notes a factory of ``Container`` with arguments.
  public init<Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Container, Declared>, _ first: First, _ rest: repeat each Rest,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Container.building), place) {
      $0[keyPath: factory].under(choice, first, repeat each rest)
    }
  }

  /// Notes a factory of a container with a `shared` instance with arguments.
  public init<Root: SharedContainer, Declared: ParameterizedFactory, First, each Rest>(
    _ factory: KeyPath<Root, Declared>, _ first: First, _ rest: repeat each Rest,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Declared.Base == ParameterFactory<First, repeat each Rest, Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Root.building), place) {
      $0[keyPath: factory].under(choice, first, repeat each rest)
    }
  }

  /// Notes a factory of ``Container`` that can fail: read it with `try config.get()`.
  public init<Success, Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<Success, Failure>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Container.building), place, isKept: \.isSuccess) {
      $0[keyPath: factory].outcome(under: choice)
    }
  }

  /// Notes a factory of a container with a `shared` instance that can fail.
  public init<Root: SharedContainer, Success, Failure: Error>(
    _ factory: KeyPath<Root, ThrowingFactory<Success, Failure>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == Result<Success, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Root.building), place, isKept: \.isSuccess) {
      $0[keyPath: factory].outcome(under: choice)
    }
  }

  /// Notes a list of ``Container``.
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Container, Value == [List.Gathered] {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Container.building), place) {
      $0.gathered(list, under: choice)
    }
  }

  /// Notes a list of a container with a `shared` instance.
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) where List.Root == Root, Value == [List.Gathered] {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Root.building), place) {
      $0.gathered(list, under: choice)
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
