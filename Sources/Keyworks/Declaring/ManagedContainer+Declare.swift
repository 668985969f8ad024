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
    Factory(Declaration(in: self, .plain, id: id, file, function, line, column), body)
  }

  /// Declares a factory with arguments. It has separate instances for each `id`, if there is one.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public func callAsFunction<Argument, Value, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping (Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ParameterFactory<Argument, Value> {
    BasicFactory(
      Declaration(in: self, .basic, id: id, file, function, line, column).taking(Argument.self),
      body)
  }

  /// Declares a factory with several `Hashable` arguments. It is one once it has a lifetime.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public func callAsFunction<
    A: Hashable, B: Hashable, each C: Hashable, Value, ID: Hashable & Sendable
  >(
    id: ID? = Never?.none, _ body: @escaping (A, B, repeat each C) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicFactory<(A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value, Never> {
    keyed(
      Declaration(in: self, .basic, id: id, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self), body)
  }

  /// Declares a factory that can fail: `self.throwing { try Config.load() }`. It has separate
  /// instances for each `id`, if there is one.
  ///
  /// This is not an overload of `self { … }`, for the same reason as `self.async { … }`.
  @_alwaysEmitIntoClient
  public func throwing<Value, Failure: Error, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping (()) throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingFactory<Value, Failure> {
    BasicFactory(Declaration(in: self, .basic, id: id, file, function, line, column), body)
  }

  /// Declares a factory that can fail, with an argument or several.
  @_alwaysEmitIntoClient
  public func throwing<Argument, Value, Failure: Error, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping (Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingParameterFactory<Argument, Value, Failure> {
    BasicFactory(
      Declaration(in: self, .basic, id: id, file, function, line, column).taking(Argument.self),
      body)
  }

  /// Declares a factory that can fail, with several `Hashable` arguments. It is one once it has a
  /// lifetime.
  @_disfavoredOverload @_alwaysEmitIntoClient
  public func throwing<
    A: Hashable, B: Hashable, each C: Hashable, Value, Failure: Error,
    ID: Hashable & Sendable
  >(
    id: ID? = Never?.none,
    _ body: @escaping (A, B, repeat each C) throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicFactory<(A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value, Failure> {
    keyed(
      Declaration(in: self, .basic, id: id, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self), body)
  }

  // Only with one pack can the compiler (6.3.1) take the tuple apart.
  @_alwaysEmitIntoClient @inline(__always)
  func keyed<each Argument, Value, Failure: Error>(
    _ declaration: Declaration<Value>,
    _ body: @escaping (repeat each Argument) throws(Failure) -> Value
  ) -> BasicFactory<(repeat each Argument), _TupleKey<(repeat each Argument)>, Value, Failure> {
    BasicFactory(declaration) {
      (arguments: (repeat each Argument)) throws(Failure) in try body(repeat each arguments)
    }
  }
}
