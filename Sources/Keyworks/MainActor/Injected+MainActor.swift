extension Injected {
  /// Resolves a main-actor factory of ``Container``.
  @MainActor @_disfavoredOverload
  public init<each Argument>(
    _ factory: KeyPath<Container, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building[keyPath: factory].choosing(variants)(
      repeat each arguments)
    injection.end()
  }

  /// Resolves a main-actor factory of a container that has a `shared` instance.
  @MainActor @_disfavoredOverload
  public init<Root: SharedContainer, each Argument>(
    _ factory: KeyPath<Root, MainActorFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building[keyPath: factory].choosing(variants)(
      repeat each arguments)
    injection.end()
  }

  /// Gathers a main-actor list of ``Container``.
  @MainActor @_disfavoredOverload
  public init<Element>(
    _ list: KeyPath<Container.Type, TagList<Container, MainActorProvider<Element>>>,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == [Element] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Container.building.gather(list, under: variants) { $0() }
    injection.end()
  }

  /// Gathers a main-actor list of a container that has a `shared` instance.
  @MainActor @_disfavoredOverload
  public init<Root: SharedContainer, Element>(
    _ list: KeyPath<Root.Type, TagList<Root, MainActorProvider<Element>>>,
    under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) where Value == [Element] {
    let injection = Injection(file, function, line, column)
    wrappedValue = Root.building.gather(list, under: variants) { $0() }
    injection.end()
  }
}
