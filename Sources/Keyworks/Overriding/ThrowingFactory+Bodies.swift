/// The bodies of a factory beside its definition.
extension ThrowingFactory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> Self {
    adding(Box(ThrowingBody(call: body)), for: VariantValue.all([first] + others))
  }

  /// Builds with `body` in a process that was launched like this: in a test, in an Xcode preview, or
  /// with an argument.
  public func on(
    _ launch: LaunchCondition,
    body: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(launch).map { ThrowingFactory($0, body) } ?? self
  }

  /// Registers a body that replaces the definition, or one for these variants: the wiring of an app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped.
  public func register(
    for variants: any Variant...,
    body: @escaping @Sendable (repeat each Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.request.add(
      .registration, Box(ThrowingBody(call: body)), for: variants, at: Place(file, line))
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
    declaration.request.add(
      .override, Box(ThrowingBody(call: body)), for: variants, at: Place(file, line))
  }
}
