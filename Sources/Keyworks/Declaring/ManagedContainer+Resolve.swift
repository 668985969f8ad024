/// Resolves factories by key path. A literal key path costs as much as the property: the optimizer
/// sees through both.
extension ManagedContainer {
  /// The value of a factory: `container[\.clock]`.
  @_alwaysEmitIntoClient @inline(__always)
  public subscript<Value>(_ factory: KeyPath<Self, Factory<Value>>) -> Value {
    self[keyPath: factory]()
  }

  /// The value of a factory with arguments: `container[\.report, id, .current]`.
  @_alwaysEmitIntoClient @inline(__always)
  public subscript<each Argument, Key, Value>(
    _ factory: KeyPath<Self, BasicFactory<(repeat each Argument), Key, Value, Never>>,
    _ arguments: repeat each Argument
  ) -> Value { self[keyPath: factory]((repeat each arguments)) }

  // The compiler (6.3.1) would crash at a use of the one below where nothing can throw.

  /// The value of a factory that can fail: `try container[\.config]`.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload  // so that a wrong argument of the one above is explained as such
  public subscript<each Argument, Key, Value, Failure: Error>(
    _ factory: KeyPath<Self, BasicFactory<(repeat each Argument), Key, Value, Failure>>,
    _ arguments: repeat each Argument
  ) -> Value {
    get throws(Failure) { try self[keyPath: factory]((repeat each arguments)) }
  }
}
