extension Injected {
  /// Resolves a factory of the main actor of ``Container``.
  @MainActor @_disfavoredOverload
  public init<each Argument>(
    _ factory: KeyPath<Container, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[keyPath: factory].under(choice, repeat each arguments)
    injection.end()
  }

  /// Resolves a factory of the main actor of a container with a `shared` instance.
  @MainActor @_disfavoredOverload
  public init<Root: SharedContainer, each Argument>(
    _ factory: KeyPath<Root, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[keyPath: factory].under(choice, repeat each arguments)
    injection.end()
  }

  /// Gathers a list of the main actor of ``Container``.
  @MainActor @_disfavoredOverload
  public init<Element>(
    _ list: KeyPath<Container.Type, TagList<Container, MainActorProvider<Element>>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == [Element] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building.gather(list, under: choice) { $0() }
    injection.end()
  }

  /// Gathers a list of the main actor of a container with a `shared` instance.
  @MainActor @_disfavoredOverload
  public init<Root: SharedContainer, Element>(
    _ list: KeyPath<Root.Type, TagList<Root, MainActorProvider<Element>>>,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == [Element] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building.gather(list, under: choice) { $0() }
    injection.end()
  }
}

// The main actor reads a lazy property of a class of its own.
extension LazyInjected {
  /// Notes a factory of the main actor of ``Container``. Read the property there.
  @MainActor @_disfavoredOverload
  public init<each Argument>(
    _ factory: KeyPath<Container, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Container.building), place) {
      $0[keyPath: factory].base.under(choice, repeat each arguments)
    }
  }

  /// Notes a factory of the main actor of a container with a `shared` instance. Read the property there.
  @MainActor @_disfavoredOverload
  public init<Root: SharedContainer, each Argument>(
    _ factory: KeyPath<Root, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: VariantChoice = .inherited,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    value = LazyValue(ContainerReference(Root.building), place) {
      $0[keyPath: factory].base.under(choice, repeat each arguments)
    }
  }
}
