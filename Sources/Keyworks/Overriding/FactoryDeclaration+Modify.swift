/// Modifiers that change the result of a build. Nothing happens until the factory builds.
extension FactoryDeclaration {
  /// Wraps or replaces what the definition or a registration builds, before it is cached.
  ///
  /// Several decorations apply in the order in which they are written. Overrides are not decorated:
  /// a test gets the mock it gave.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func decorated(_ decoration: @escaping @Sendable (Value) -> Value) -> Self {
    changing { $0.decorate(decoration) }
  }

  /// Marks a factory that reaches the outside world. An exhaustive test fails if it builds such a
  /// factory without overriding it. Any test fails if it resolves one outside every sandbox, and is
  /// linked with `KeyworksTesting`.
  @_alwaysEmitIntoClient
  public var live: Self { changing { $0.place.isLive = true } }
}
