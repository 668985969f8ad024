public import Keyworks

/// Declaring, resolving and registering asynchronous factories.
extension ManagedContainer {
  /// Declares an asynchronous factory: `self.async { try await Pool.open() }`. It has separate
  /// instances for each `id`, if there is one.
  ///
  /// This is not an overload of `self { … }`, because the compiler would then report mistakes in
  /// other factories' bodies as failed conversions from this type.
  @_alwaysEmitIntoClient @inline(__always)
  public func async<
    each Argument: Sendable, Value: Sendable, Failure: Error, ID: Hashable & Sendable
  >(
    id: ID? = Never?.none,
    @_inheritActorContext _ body:
      @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncFactory<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .async)
    return AsyncFactory(
      Declaration(in: self, at: place, id: id).taking(repeat (each Argument).self), body)
  }

  /// Declares an asynchronous factory that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument: Sendable, Value: Sendable, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncFactory<repeat each Argument, Value, Failure> {
    let place = Place.promise(.async, file, function, line, column)
    return AsyncFactory(Declaration(in: self, at: place).taking(repeat (each Argument).self)) {
      (_: repeat each Argument) async throws(Failure) in self.refuse(Value.self)
    }
  }

  // MARK: - Resolving

  /// The value of an asynchronous factory: `try await container[\.account, id]`.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<
    each Argument: Sendable, Value: Sendable, Failure: Error
  >(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ arguments: repeat each Argument
  ) -> Value {
    get async throws(Failure) { try await self[keyPath: factory](repeat each arguments) }
  }

  // Separate from the subscript above: with that one, the compiler (6.3.1) would crash where
  // nothing around the call can throw.

  /// The value of an asynchronous factory that cannot fail: `await container[\.flags]`.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<each Argument: Sendable, Value: Sendable>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Never>>,
    _ arguments: repeat each Argument
  ) -> Value {
    get async { await self[keyPath: factory](repeat each arguments) }
  }

  // MARK: - Registering

  /// Registers a body of an asynchronous factory.
  @_alwaysEmitIntoClient
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    for variants: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      AsyncFactory<repeat each Argument, Value, Failure>.boxed {
        (arguments: repeat each Argument) async throws(Failure) in
        try await body(container(), repeat each arguments)
      }, for: variants, file, line)
  }

  /// Registers a body without errors of an asynchronous factory.
  ///
  /// The compiler infers that a closure without `try` throws `Never`, before it knows what the
  /// factory throws.
  @_disfavoredOverload @_alwaysEmitIntoClient
  public func register<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    for variants: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      AsyncFactory<repeat each Argument, Value, Failure>.boxed {
        (arguments: repeat each Argument) async throws(Failure) in
        await body(container(), repeat each arguments)
      }, for: variants, file, line)
  }
}
