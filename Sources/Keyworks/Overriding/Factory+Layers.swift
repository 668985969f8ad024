extension Factory {
  /// Registers a body that replaces the definition: the wiring of an app.
  ///
  /// The factory keeps its lifetime, and its cached instance is dropped.
  public func register(
    _ body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box<() -> Value>(body)), at: Place(file, line))
  }

  /// Overrides all other bodies with `body`, until reverted: for tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instance is dropped. Overrides of one factory
  /// stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override(
    _ body: @escaping @Sendable () -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayerToken {
    declaration.override(.code(Box<() -> Value>(body)), at: Place(file, line))
  }

  /// Overrides all other bodies with `body` while `work` runs.
  public func override<Result, WorkFailure: Error>(
    _ body: @escaping @Sendable () -> Value, during work: () throws(WorkFailure) -> Result,
    file: StaticString = #fileID,
    line: UInt = #line
  ) throws(WorkFailure) -> Result {
    try override(body, file: file, line: line).last(during: work)
  }

  /// Overrides all other bodies with `body` while `work` runs.
  public nonisolated(nonsending) func override<Result, WorkFailure: Error>(
    _ body: @escaping @Sendable () -> Value,
    during work: nonisolated(nonsending) () async throws(WorkFailure) -> Result,
    file: StaticString = #fileID,
    line: UInt = #line
  ) async throws(WorkFailure) -> Result {
    try await override(body, file: file, line: line).last(during: work)
  }
}
