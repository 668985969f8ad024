extension ManagedContainer {
  // The compiler infers that a closure without `try` throws `Never`, before it knows what the
  // factory throws. So these accept a body that cannot fail for a factory that can.

  /// Registers a body without errors that replaces the definition of an asynchronous factory.
  @_disfavoredOverload
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) async -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    register(
      factory,
      { (container: Self, arguments: repeat each Argument) async throws(Failure) in
        await body(container, repeat each arguments)
      }, file: file, line: line)
  }

  /// Registers a body without errors of an asynchronous factory for these variants.
  @_disfavoredOverload
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let factory = self[keyPath: factory]
    let container = handed(to: factory)
    let code = AsyncBody<repeat each Argument, Value, Failure> {
      (arguments: repeat each Argument) async throws(Failure) in
      await body(container(), repeat each arguments)
    }
    factory.declaration.register(Box(code), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides all other bodies of an asynchronous factory with a body without errors, until
  /// reverted.
  @discardableResult @_disfavoredOverload
  public func override<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ body: @escaping @Sendable (Self, repeat each Argument) async -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    override(
      factory,
      { (container: Self, arguments: repeat each Argument) async throws(Failure) in
        await body(container, repeat each arguments)
      }, file: file, line: line)
  }
}
