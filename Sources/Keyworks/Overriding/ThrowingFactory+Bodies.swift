/// The bodies of a factory beside its definition.
extension ThrowingFactory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> Self {
    adding(Box(ThrowingBody(call: body)), for: VariantValue.all([first] + others))
  }

  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(.argument(argument)).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in an Xcode preview.
  public func onPreview(_ body: @escaping (repeat each Argument) throws(Failure) -> Value) -> Self {
    declaration.choosing(.preview).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping (repeat each Argument) throws(Failure) -> Value) -> Self {
    declaration.choosing(.test).map { ThrowingFactory($0, body) } ?? self
  }

  /// Registers a body that replaces the definition, or one for these variants: the wiring of an app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped.
  public func register(
    for variants: any Variant...,
    body: @escaping @Sendable (repeat each Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      .code(Box(ThrowingBody(call: body))), for: variants, at: Place(file, line))
  }

  /// Overrides all other bodies with `body`, or all others for these variants, until reverted: for
  /// tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped. Overrides of one
  /// factory stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override(
    for variants: any Variant...,
    body: @escaping @Sendable (repeat each Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(
      .code(Box(ThrowingBody(call: body))), for: variants, at: Place(file, line))
  }
}
