/// Resolving by key path. A literal key path costs what the property costs: the
/// optimiser sees through both.
extension ManagedContainer {
  /// The value of a factory: `container[\.clock]`.
  @inlinable @inline(__always)
  public subscript<Value>(_ factory: KeyPath<Self, Factory<Value>>) -> Value {
    self[keyPath: factory]()
  }

  /// The value of a factory with arguments: `container[\.report, id, .current]`.
  @inlinable @inline(__always)
  public subscript<each Argument, Value>(
    _ factory: KeyPath<Self, ParameterFactory<repeat each Argument, Value>>,
    _ arguments: repeat each Argument
  ) -> Value {
    self[keyPath: factory](repeat each arguments)
  }

  /// The value of a factory that can fail: `try container[\.config]`.
  @inlinable @inline(__always)
  public subscript<Value, Failure: Error>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>
  ) -> Value {
    get throws(Failure) { try self[keyPath: factory]() }
  }
}
