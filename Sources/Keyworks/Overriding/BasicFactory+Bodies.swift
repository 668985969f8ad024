/// The bodies of a factory beside its definition.
extension BasicFactory {
  /// Builds with `body` under these variants.
  @_alwaysEmitIntoClient
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping (Argument) throws(Failure) -> Value
  ) -> Self {
    adding(Self.boxed(body), for: [first] + others)
  }

  /// Builds with `body` in a process that was launched like this: in a test, in an Xcode preview,
  /// or with an argument.
  @_alwaysEmitIntoClient
  public func on(
    _ launch: LaunchCondition, body: @escaping (Argument) throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(launch).map { Self($0, body) } ?? self
  }

  /// Wraps or replaces what the definition or a registration builds, before it is cached.
  ///
  /// Several decorations apply in the order in which they are written. Overrides are not decorated:
  /// a test gets the mock it gave.
  @_alwaysEmitIntoClient
  public func decorated(_ decoration: @escaping (Value) -> Value) -> Self {
    changing { $0.decorate(decoration) }
  }

  /// Registers a body that replaces the definition, or one for these variants: the wiring of an
  /// app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped.
  @_alwaysEmitIntoClient
  public func register(
    for variants: any Variant...,
    body: @escaping @Sendable (Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(Self.boxed(body), for: variants, file, line)
  }

  /// Overrides all other bodies with `body`, or all others for these variants, until reverted: for
  /// tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped. Overrides of one
  /// factory stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult @_alwaysEmitIntoClient
  public func override(
    for variants: any Variant...,
    body: @escaping @Sendable (Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(Self.boxed(body), for: variants, file, line)
  }
}
