extension AsyncFactory {
  /// Builds with `body` instead of the definition: the wiring of an app.
  ///
  /// The lifetime stays that of the property. Drops the kept instance. A build in progress goes to
  /// those who wait for it and is not kept.
  public func register(
    _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box(AsyncBody(call: body))), at: Place(file, line))
  }

  /// Builds with `body`, and beats everything until it is reverted: for tests and
  /// previews.
  ///
  /// The lifetime stays that of the property. Drops the kept instance. Overrides of one
  /// factory stack. A plain value, `override(with:)`, is handed out without suspending.
  ///
  /// - Returns: A token that takes the override out again. Without it the override
  ///   stays until `reset(.overrides)`.
  @discardableResult
  public func override(
    _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayerToken {
    declaration.override(.code(Box(AsyncBody(call: body))), at: Place(file, line))
  }

  /// Builds with `body` while `work` runs.
  public nonisolated(nonsending) func override<Result, WorkFailure: Error>(
    _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    during work: nonisolated(nonsending) () async throws(WorkFailure) -> Result,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(WorkFailure) -> Result {
    try await override(body, file: file, line: line).last(during: work)
  }

  /// Wraps or replaces what the definition or a registration builds, before it is kept.
  ///
  /// Several take effect in the order they are written. An override is not touched.
  public func decorated(_ decoration: @escaping @Sendable (Value) -> Value) -> Self {
    changing { $0.decorate(decoration) }
  }

  /// Shows each finished instance once, after every decoration.
  public func onCreate(_ observation: @escaping @Sendable (Value) -> Void) -> Self {
    changing { $0.observe(observation) }
  }
}
