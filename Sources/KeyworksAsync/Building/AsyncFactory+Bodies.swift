public import Keyworks

/// The bodies of a factory beside its definition.
extension BasicAsyncFactory {
  /// Builds with `body` under these variants.
  @_alwaysEmitIntoClient
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping @isolated(any) @Sendable (Argument) async throws(Failure) -> Value
  ) -> Self {
    adding(Self.boxed(body), for: [first] + others)
  }

  /// Builds with `body` in a process that was launched like this: in a test, in an Xcode preview,
  /// or with an argument.
  @_alwaysEmitIntoClient
  public func on(
    _ launch: LaunchCondition,
    body: @escaping @isolated(any) @Sendable (Argument) async throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(launch).map { Self($0, body) } ?? self
  }

  /// Registers a body that replaces the definition, or one for these variants: the wiring of an
  /// app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped. If one is
  /// being built, the callers that wait for it get it, but it is not cached.
  @_alwaysEmitIntoClient
  public func register(
    for variants: any Variant...,
    body: @escaping @isolated(any) @Sendable (Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(Self.boxed(body), for: variants, file, line)
  }

  /// Overrides all other bodies with `body`, or all others for these variants, until reverted: for
  /// tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped. Overrides of one
  /// factory stack. A value, as in
  /// `override(with:)`, is handed out without suspending.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult @_alwaysEmitIntoClient
  public func override(
    for variants: any Variant...,
    body: @escaping @isolated(any) @Sendable (Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(Self.boxed(body), for: variants, file, line)
  }
}
