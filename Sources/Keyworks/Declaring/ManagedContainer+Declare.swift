/// `self { … }`, `self.async { … }` and `self.throwing { … }`: how a property declares its factory.
///
/// The compiler fills in the arguments for the place; leave them out. The overloads make it try a
/// plain factory first, which takes less time and gives error messages that fit what you meant.
extension ManagedContainer {
  /// Declares a factory.
  @_alwaysEmitIntoClient @inline(__always)
  @_semantics("optimize.sil.specialize.generic.never")  // It would only be inlined.
  public func callAsFunction<Value>(
    _ body: @escaping () -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Factory<Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return Factory(in: self, at: place, body)
  }

  /// Declares a factory that has separate instances for each `id`.
  ///
  /// A container remembers each `id` for as long as it lives. For unbounded inputs, use a
  /// ``ParameterFactory``: it forgets arguments once their instances are no longer cached.
  @_alwaysEmitIntoClient
  public func callAsFunction<Value>(
    id: some Hashable & Sendable, _ body: @escaping () -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Factory<Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return Factory(Declaration(in: self, at: place, id: id), body)
  }

  /// Declares a factory with arguments. It has separate instances for each `id`, if there is one.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public func callAsFunction<each Argument, Value, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping (repeat each Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ParameterFactory<repeat each Argument, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column, kind: .parameterized)
    return ParameterFactory(
      Declaration(in: self, at: place, id: id).taking(repeat (each Argument).self), body)
  }

  /// Declares a factory that can fail: `self.throwing { try Config.load() }`. It has separate
  /// instances for each `id`, if there is one.
  ///
  /// This is not an overload of `self { … }`, for the same reason as `self.async { … }`.
  @_alwaysEmitIntoClient
  public func throwing<each Argument, Value, Failure: Error, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping (repeat each Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .throwing)
    return ThrowingFactory(
      Declaration(in: self, at: place, id: id).taking(repeat (each Argument).self), body)
  }
}
