extension FactoryDeclaration {
  /// Wraps everything that this container builds for the factory, overrides included.
  ///
  /// The decoration applies after those of the property. The cached instance is dropped.
  ///
  /// - Returns: A token that reverts the decoration. If you ignore it, the decoration stays until
  ///   `reset(.registrations)`.
  @discardableResult @_disfavoredOverload
  public func decorate(_ decoration: @escaping @Sendable (Value) -> Value) -> Token {
    declaration.request.add(.decoration, Box<(Value) -> Value>(decoration))
  }

  /// Drops what the container caches for this factory, and goes back to its wiring.
  ///
  /// This includes the instances for all arguments, and the process-wide instance of a singleton.
  /// The registrations of `autoRegister` apply again.
  public func reset(_ what: ResetOptions = .all) { declaration.request.reset(what) }
}

extension FactoryDeclaration where Value: Sendable {
  /// Registers a value to hand out instead of what the definition builds.
  public func register(with value: Value, file: StaticString = #fileID, line: UInt = #line) {
    declaration.request.add(.registration, Box(value), isValue: true, at: Place(file, line))
  }

  /// Hands out `value` instead of building, until reverted. No other body counts.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override(
    with value: Value, file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.request.add(.override, Box(value), isValue: true, at: Place(file, line))
  }
}

extension FactoryDeclaration {
  /// Registers a value to hand out instead of what the definition builds.
  @available(
    *, deprecated,
    message: """
      Threads can share what is registered, but it is not Sendable. Make its type or its \
      protocol Sendable, or register a closure that builds it.
      """
  )
  public func register(with value: Value, file: StaticString = #fileID, line: UInt = #line) {
    declaration.request.add(.registration, Box(value), isValue: true, at: Place(file, line))
  }

  /// Hands out `value` instead of building, until reverted. No other body counts.
  @available(
    *, deprecated,
    message: """
      Threads can share this value, but it is not Sendable. Make its type or its protocol \
      Sendable, or override with a closure that builds it.
      """
  )
  @discardableResult
  public func override(
    with value: Value, file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.request.add(.override, Box(value), isValue: true, at: Place(file, line))
  }
}
