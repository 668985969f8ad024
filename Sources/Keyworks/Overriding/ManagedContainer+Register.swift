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
  public func register<Declared: ParameterizedFactory, each Argument, Value>(
    _ factory: KeyPath<Self, Declared>,
    _ body: @escaping @Sendable (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) where Declared.Base == ParameterFactory<repeat each Argument, Value> {
    let factory = self[keyPath: factory].base
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
  public func register<Value, First: Variant, each Other: Variant>(
    _ factory: KeyPath<Self, Factory<Value>>, for first: First, _ others: repeat each Other,
    body: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      for: first, repeat each others, body: { body(container()) }, file: file, line: line)
  }

  /// Registers a body of a factory with arguments for these variants.
  public func register<
    Declared: ParameterizedFactory, each Argument, Value, First: Variant, each Other: Variant
  >(
    _ factory: KeyPath<Self, Declared>, for first: First, _ others: repeat each Other,
    body: @escaping @Sendable (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) where Declared.Base == ParameterFactory<repeat each Argument, Value> {
    let factory = self[keyPath: factory].base
    let container = handed(to: factory)
    factory.register(
      for: first, repeat each others,
      body: { (arguments: repeat each Argument) in
        body(container(), repeat each arguments)
      }, file: file, line: line)
  }

  /// Registers a body of a factory that can fail for these variants.
  public func register<Value, Failure: Error, First: Variant, each Other: Variant>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>, for first: First,
    _ others: repeat each Other, body: @escaping @Sendable (Self) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      for: first, repeat each others,
      body: { () throws(Failure) in
        try body(container())
      }, file: file, line: line)
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
  public func override<Declared: ParameterizedFactory, each Argument, Value>(
    _ factory: KeyPath<Self, Declared>,
    _ body: @escaping @Sendable (Self, repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token where Declared.Base == ParameterFactory<repeat each Argument, Value> {
    let factory = self[keyPath: factory].base
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
  public func register<
    each Argument: Sendable, Value: Sendable, Failure: Error, First: Variant, each Other: Variant
  >(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>, for first: First,
    _ others: repeat each Other,
    body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    factory.register(
      for: first, repeat each others,
      body: {
        (arguments: repeat each Argument) async throws(Failure) in
        try await body(container(), repeat each arguments)
      }, file: file, line: line)
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
