extension MainActorFactory {
  /// Builds with `body` instead of the definition: the wiring of an app.
  ///
  /// The lifetime stays that of the property. Drops the kept instance.
  public func register(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box(MainActorBody(call: body).code)), at: Place(file, line))
  }

  /// Builds with `body`, and beats everything until it is reverted: for tests and
  /// previews.
  ///
  /// The lifetime stays that of the property. Drops the kept instance. Overrides of one
  /// factory stack.
  ///
  /// - Returns: A token that takes the override out again. Without it the override
  ///   stays until `reset(.overrides)`.
  @discardableResult
  public func override(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    declaration.override(.code(Box(MainActorBody(call: body).code)), at: Place(file, line))
  }

  /// Builds with `body` while `work` runs.
  public func override<Result, WorkFailure: Error>(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    during work: () throws(WorkFailure) -> Result,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(WorkFailure) -> Result {
    try override(body, file: file, line: line).last(during: work)
  }

  /// Builds with `body` while `work` runs.
  public nonisolated(nonsending) func override<Result, WorkFailure: Error>(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    during work: nonisolated(nonsending) () async throws(WorkFailure) -> Result,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(WorkFailure) -> Result {
    try await override(body, file: file, line: line).last(during: work)
  }

  /// Builds with `body` under these variants: the case of another module.
  public func register<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box(MainActorBody(call: body).code), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Builds with `body` under these variants, and beats everything there until it is reverted.
  @discardableResult
  public func override<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    declaration.override(
      Box(MainActorBody(call: body).code), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Wraps whatever this container builds for the factory, overrides included, after the decorations of the
  /// property. Drops the kept instance.
  ///
  /// - Returns: A token that takes the decoration out again. Without it the decoration
  ///   stays until `reset(.registrations)`.
  @discardableResult
  public func decorate(_ decoration: @escaping @MainActor (Value) -> Value) -> LayerToken {
    let decoration = MainActorBody<Value, Value>(call: decoration)
    return declaration.decorate { decoration($0) }
  }
}

/// Verbs whose closure is handed the container.
extension ManagedContainer {
  /// Builds a factory of the main actor with `body` instead of its definition.
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

  /// Builds a factory of the main actor with `body` under these variants.
  public func register<each Argument, Value, First: Variant, each Other: Variant>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>, for first: First,
    _ others: repeat each Other,
    body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      for: first, repeat each others,
      body: { (arguments: repeat each Argument) in body(container(), repeat each arguments) },
      file: file, line: line)
  }

  /// Builds a factory of the main actor with `body`, and beats everything until it is reverted.
  @discardableResult
  public func override<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>,
    _ body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override(
      { (arguments: repeat each Argument) in body(container(), repeat each arguments) },
      file: file, line: line)
  }

  /// Wraps whatever this container builds for a factory of the main actor, overrides included.
  @discardableResult
  public func decorate<each Argument, Value>(
    _ factory: KeyPath<Self, MainActorFactory<repeat each Argument, Value>>,
    _ decoration: @escaping @MainActor (Self, Value) -> Value
  ) -> LayerToken {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.decorate { decoration(container(), $0) }
  }
}
