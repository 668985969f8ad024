extension MainActorFactory {
  /// Registers `body` in place of the definition, as the wiring of an app does.
  ///
  /// The property keeps its lifetime. The cached instance is dropped.
  public func register(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box(MainActorBody(call: body).code)), at: Place(file, line))
  }

  /// Overrides everything else with `body` until the override is reverted: for tests and previews.
  ///
  /// The property keeps its lifetime. The cached instance is dropped. Overrides of the same factory
  /// stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(.code(Box(MainActorBody(call: body).code)), at: Place(file, line))
  }

  /// Registers `body` for these variants: a case that another module adds.
  public func register(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box(MainActorBody(call: body).code), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides everything else under these variants with `body`, until the override is reverted.
  @discardableResult
  public func override(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(
      Box(MainActorBody(call: body).code), VariantValue.all(first, others),
      at: Place(file, line))
  }

  /// Wraps whatever this container builds for the factory, overrides included, after the
  /// decorations of the property. The cached instance is dropped.
  ///
  /// - Returns: A token that reverts the decoration. If you ignore it, the decoration stays until
  ///   `reset(.registrations)`.
  @discardableResult
  public func decorate(_ decoration: @escaping @MainActor (Value) -> Value) -> Token {
    let decoration = MainActorBody<Value, Value>(call: decoration)
    return declaration.decorate { decoration($0) }
  }
}

/// Verbs that pass the container to their closure.
extension ManagedContainer {
  /// Registers `body` in place of the definition of a main-actor factory.
  public func register<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>,
    _ body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      { (arguments: repeat each Argument) in body(container(), repeat each arguments) },
      file: file, line: line)
  }

  /// Registers `body` for these variants of a main-actor factory.
  public func register<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>, for first: any Variant,
    _ others: any Variant...,
    body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    let code = MainActorBody<repeat each Argument, Value> { (arguments: repeat each Argument) in
      body(container(), repeat each arguments)
    }.code
    factory.declaration.register(Box(code), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides a main-actor factory with `body` until the override is reverted.
  @discardableResult
  public func override<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>,
    _ body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override(
      { (arguments: repeat each Argument) in body(container(), repeat each arguments) },
      file: file, line: line)
  }

  /// Wraps whatever this container builds for a main-actor factory, overrides included.
  @discardableResult
  public func decorate<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>,
    _ decoration: @escaping @MainActor (Self, Value) -> Value
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.decorate { decoration(container(), $0) }
  }
}
