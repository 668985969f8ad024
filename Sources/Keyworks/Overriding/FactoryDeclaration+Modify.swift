/// Modifiers that change what a build results in. They describe; nothing happens until
/// the factory builds.
extension FactoryDeclaration {
  /// Wraps or replaces what the definition or a registration builds, before it is kept.
  ///
  /// Several take effect in the order they are written. An override is not touched: a
  /// test gets the mock it gave.
  @inlinable @_disfavoredOverload
  public func decorated(_ decoration: @escaping (Value) -> Value) -> Self {
    changing { $0.decorate(decoration) }
  }

  /// A factory that reaches the world outside: a test that is exhaustive fails if it builds
  /// one and has not overridden it.
  @inlinable
  public var live: Self { changing { $0.place.isLive = true } }

  /// Shows each finished instance once, after every decoration.
  @_disfavoredOverload
  public func onCreate(_ observation: @escaping (Value) -> Void) -> Self {
    changing { $0.observe(observation) }
  }
}
