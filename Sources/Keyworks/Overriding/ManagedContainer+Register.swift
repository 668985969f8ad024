/// Verbs whose closure gets the container.
///
/// A container holds what is registered in it, so a closure that captures its container keeps it
/// alive for good. If a body needs the container, name the factory by its key path and take the
/// container as the first argument:
///
/// ```swift
/// container.register(\.loader) { LiveLoader(clock: $0.clock()) }
/// ```
extension ManagedContainer {
  /// Registers a body that replaces the definition of a factory: the wiring of an app.
  public func register<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, _ body: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register({ body(container()) }, file: file, line: line)
  }

  /// Registers a body that replaces the definition of a factory with arguments.
  public func register<each Argument, Value>(
    _ factory: KeyPath<Self, ParameterFactory<repeat each Argument, Value>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      { (arguments: repeat each Argument) in
        body(container(), repeat each arguments)
      }, file: file, line: line)
  }

  /// Registers a body that replaces the definition of a factory that can fail.
  public func register<Value, Failure: Error>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>,
    _ body: @escaping @Sendable (Self) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register({ () throws(Failure) in try body(container()) }, file: file, line: line)
  }

  /// Registers a body of a factory for these variants: a case that another module adds.
  public func register<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.declaration.register(
      Box<() -> Value>({ body(container()) }), VariantValue.all(first, others),
      at: Place(file, line))
  }

  /// Registers a body of a factory with arguments for these variants.
  public func register<each Argument, Value>(
    _ factory: KeyPath<Self, ParameterFactory<repeat each Argument, Value>>, for first: any Variant,
    _ others: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    let code = ParameterBody<repeat each Argument, Value> { (arguments: repeat each Argument) in
      body(container(), repeat each arguments)
    }
    factory.declaration.register(Box(code), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Registers a body of a factory that can fail for these variants.
  public func register<Value, Failure: Error>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>, for first: any Variant,
    _ others: any Variant..., body: @escaping @Sendable (Self) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.declaration.register(
      Box<() throws(Failure) -> Value>({ () throws(Failure) in try body(container()) }),
      VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides all other bodies of a factory, until reverted: for tests and previews.
  @discardableResult
  public func override<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, _ body: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override({ body(container()) }, file: file, line: line)
  }

  /// Overrides all other bodies of a factory with arguments, until reverted.
  @discardableResult
  public func override<each Argument, Value>(
    _ factory: KeyPath<Self, ParameterFactory<repeat each Argument, Value>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override(
      { (arguments: repeat each Argument) in body(container(), repeat each arguments) },
      file: file, line: line)
  }

  /// Overrides all other bodies of a factory that can fail, until reverted.
  @discardableResult
  public func override<Value, Failure: Error>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>,
    _ body: @escaping @Sendable (Self) throws(Failure) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override(
      { () throws(Failure) in try body(container()) }, file: file, line: line)
  }

  /// Registers a body that replaces the definition of an asynchronous factory.
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      { (arguments: repeat each Argument) async throws(Failure) in
        try await body(container(), repeat each arguments)
      }, file: file, line: line)
  }

  /// Registers a body of an asynchronous factory for these variants.
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    let code = AsyncBody<repeat each Argument, Value, Failure> {
      (arguments: repeat each Argument) async throws(Failure) in
      try await body(container(), repeat each arguments)
    }
    factory.declaration.register(Box(code), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides all other bodies of an asynchronous factory, until reverted.
  @discardableResult
  public func override<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.override(
      { (arguments: repeat each Argument) async throws(Failure) in
        try await body(container(), repeat each arguments)
      }, file: file, line: line)
  }

  /// Wraps everything that this container builds for a factory, overrides included.
  @discardableResult @_disfavoredOverload
  public func decorate<Target: FactoryDeclaration>(
    _ factory: KeyPath<Self, Target>,
    _ decoration: @escaping @Sendable (Self, Target.Value) -> Target.Value
  ) -> Token {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    return factory.decorate { decoration(container(), $0) }
  }

  /// Returns a closure that passes the container to a registered body without holding it.
  func handed(to factory: some FactoryDeclaration) -> @Sendable () -> Self {
    let declaration = factory.declaration
    // A caller that resolves a factory of this container holds the container.
    if declaration.container === self { return { [unowned self] in self } }
    // The property returns a factory of another container, which may live longer.
    let place = declaration.place
    return { [weak self] in Self.present(self, place) }
  }
}
