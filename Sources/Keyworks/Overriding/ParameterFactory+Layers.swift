extension ParameterFactory {
  /// Registers a body that replaces the definition: the wiring of an app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped.
  public func register(
    _ body: @escaping @Sendable (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(.code(Box(ParameterBody(call: body))), at: Place(file, line))
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
    _ body: @escaping @Sendable (repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(.code(Box(ParameterBody(call: body))), at: Place(file, line))
  }
}
