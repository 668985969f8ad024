extension AsyncFactory {
  /// Registers a body that replaces the definition: the wiring of an app.
  ///
  /// The factory keeps its lifetime, and its cached instance is dropped. If an instance is being
  /// built, the callers that wait for it get it, but it is not cached.
  public func register(
    _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box(AsyncBody(call: body))), at: Place(file, line))
  }

  /// Overrides all other bodies with `body`, until reverted: for tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instance is dropped. Overrides of one factory
  /// stack. A plain value, as in `override(with:)`, is handed out without suspending.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override(
    _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(.code(Box(AsyncBody(call: body))), at: Place(file, line))
  }

  /// Wraps or replaces what the definition or a registration builds, before it is cached.
  ///
  /// Several decorations apply in the order in which they are written. Overrides are not decorated.
  public func decorated(_ decoration: @escaping @Sendable (Value) -> Value) -> Self {
    changing { $0.decorate(decoration) }
  }

  /// Calls a closure with each finished instance once, after all decorations.
  public func onCreate(_ observation: @escaping @Sendable (Value) -> Void) -> Self {
    changing { $0.observe(observation) }
  }
}
