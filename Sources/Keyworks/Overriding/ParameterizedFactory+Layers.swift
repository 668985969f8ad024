extension ParameterizedFactory {
  /// Builds with `body` instead of the definition: the wiring of an app.
  ///
  /// The lifetime stays that of the property. Drops the kept instance.
  public func register<each Argument>(
    _ body: @escaping @Sendable (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) where Base == ParameterFactory<repeat each Argument, Value> {
    declaration.register(.code(Box(ParameterBody(call: body))), at: Place(file, line))
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
  public func override<each Argument>(
    _ body: @escaping @Sendable (repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayerToken where Base == ParameterFactory<repeat each Argument, Value> {
    declaration.override(.code(Box(ParameterBody(call: body))), at: Place(file, line))
  }

  /// Builds with `body` while `work` runs.
  public func override<each Argument, Result, WorkFailure: Error>(
    _ body: @escaping @Sendable (repeat each Argument) -> Value,
    during work: () throws(WorkFailure) -> Result, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(WorkFailure) -> Result where Base == ParameterFactory<repeat each Argument, Value> {
    try override(body, file: file, line: line).last(during: work)
  }

  /// Builds with `body` while `work` runs.
  public nonisolated(nonsending) func override<each Argument, Result, WorkFailure: Error>(
    _ body: @escaping @Sendable (repeat each Argument) -> Value,
    during work: nonisolated(nonsending) () async throws(WorkFailure) -> Result,
    file: StaticString = #fileID,
    line: UInt = #line
  ) async throws(WorkFailure) -> Result
  where Base == ParameterFactory<repeat each Argument, Value> {
    try await override(body, file: file, line: line).last(during: work)
  }
}
