extension Factory {
  /// Builds with `body` instead of the definition: the wiring of an app.
  ///
  /// The lifetime stays that of the property. Drops the kept instance.
  public func register(
    _ body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box<() -> Value>(body)), at: Place(file, line))
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
    _ body: @escaping @Sendable () -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayerToken {
    declaration.override(.code(Box<() -> Value>(body)), at: Place(file, line))
  }

  /// Builds with `body` while `work` runs.
  public func override<Result, WorkFailure: Error>(
    _ body: @escaping @Sendable () -> Value, during work: () throws(WorkFailure) -> Result,
    file: StaticString = #fileID,
    line: UInt = #line
  ) throws(WorkFailure) -> Result {
    try override(body, file: file, line: line).last(during: work)
  }

  /// Builds with `body` while `work` runs.
  public nonisolated(nonsending) func override<Result, WorkFailure: Error>(
    _ body: @escaping @Sendable () -> Value,
    during work: nonisolated(nonsending) () async throws(WorkFailure) -> Result,
    file: StaticString = #fileID,
    line: UInt = #line
  ) async throws(WorkFailure) -> Result {
    try await override(body, file: file, line: line).last(during: work)
  }
}
