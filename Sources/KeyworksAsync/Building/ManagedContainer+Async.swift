public import Keyworks

/// Declaring, resolving and registering asynchronous factories.
extension ManagedContainer {
  /// Declares an asynchronous factory: `self.async { try await Pool.open() }`. It has separate
  /// instances for each `id`, if there is one.
  ///
  /// This is not an overload of `self { … }`, because the compiler would then report mistakes in
  /// other factories' bodies as failed conversions from this type.
  @_alwaysEmitIntoClient @inline(__always)
  public func async<Value: Sendable, Failure: Error, ID: Hashable & Sendable>(
    id: ID? = Never?.none,
    @_inheritActorContext _ body:
      @escaping @isolated(any) @Sendable (()) async throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncFactory<Value, Failure> {
    BasicAsyncFactory(Declaration(in: self, .async, id: id, file, function, line, column), body)
  }

  /// Declares an asynchronous factory with an argument or several.
  @_alwaysEmitIntoClient @inline(__always)
  public func async<
    Argument: Sendable, Value: Sendable, Failure: Error, ID: Hashable & Sendable
  >(
    id: ID? = Never?.none,
    @_inheritActorContext _ body:
      @escaping @isolated(any) @Sendable (Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncParameterFactory<Argument, Value, Failure> {
    BasicAsyncFactory(
      Declaration(in: self, .async, id: id, file, function, line, column).taking(Argument.self),
      body)
  }

  /// Declares an asynchronous factory with several `Hashable` arguments. It is one once it has a
  /// lifetime.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public func async<
    A: Hashable & Sendable, B: Hashable & Sendable, each C: Hashable & Sendable,
    Value: Sendable, Failure: Error, ID: Hashable & Sendable
  >(
    id: ID? = Never?.none,
    @_inheritActorContext _ body:
      @escaping @isolated(any) @Sendable (A, B, repeat each C)
      async throws(Failure) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicAsyncFactory<
    (A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value,
    Failure
  > {
    keyed(
      Declaration(in: self, .async, id: id, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self), body)
  }

  // Only with one pack can the compiler (6.3.1) take the tuple apart.
  @_alwaysEmitIntoClient @inline(__always)
  func keyed<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ declaration: Declaration<Value>,
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> BasicAsyncFactory<(repeat each Argument), _TupleKey<(repeat each Argument)>, Value, Failure>
  {
    BasicAsyncFactory(declaration) {
      (arguments: (repeat each Argument)) async throws(Failure) in
      try await body(repeat each arguments)
    }
  }

  /// Declares an asynchronous factory that another module must register.
  @_alwaysEmitIntoClient
  public func promised<Value: Sendable, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncFactory<Value, Failure> {
    BasicAsyncFactory(promise: Declaration(promisedBy: self, .async, file, function, line, column))
  }

  /// Declares an asynchronous factory, with an argument or several, that another module must
  /// register.
  @_alwaysEmitIntoClient
  public func promised<Argument: Sendable, Value: Sendable, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncParameterFactory<Argument, Value, Failure> {
    BasicAsyncFactory(
      promise: Declaration(promisedBy: self, .async, file, function, line, column)
        .taking(Argument.self))
  }

  /// Declares an asynchronous factory with several `Hashable` arguments that another module must
  /// register.
  @_alwaysEmitIntoClient
  public func promised<
    A: Hashable & Sendable, B: Hashable & Sendable, each C: Hashable & Sendable, Value: Sendable,
    Failure: Error
  >(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicAsyncFactory<(A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value, Failure> {
    BasicAsyncFactory(
      promise: Declaration(promisedBy: self, .async, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self))
  }

  // MARK: - Resolving

  /// The value of an asynchronous factory: `try await container[\.account, id]`.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<
    each Argument: Sendable, Key, Value: Sendable, Failure: Error
  >(
    _ factory: KeyPath<Self, BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>>,
    _ arguments: repeat each Argument
  ) -> Value {
    get async throws(Failure) { try await self[keyPath: factory](repeat each arguments) }
  }

  // Separate from the subscript above: with that one, the compiler (6.3.1) would crash where
  // nothing around the call can throw.

  /// The value of an asynchronous factory that cannot fail: `await container[\.flags]`.
  @_alwaysEmitIntoClient @inline(__always)
  @_disfavoredOverload
  public nonisolated(nonsending) subscript<each Argument: Sendable, Key, Value: Sendable>(
    _ factory: KeyPath<Self, BasicAsyncFactory<(repeat each Argument), Key, Value, Never>>,
    _ arguments: repeat each Argument
  ) -> Value {
    get async { await self[keyPath: factory](repeat each arguments) }
  }

  // MARK: - Registering

  /// Registers a body of an asynchronous factory.
  @_alwaysEmitIntoClient
  public func register<each Argument: Sendable, Key, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>>,
    for variants: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>.boxed {
        (arguments: (repeat each Argument)) async throws(Failure) in
        try await body(container(), repeat each arguments)
      }, for: variants, file, line)
  }

  /// Registers a body without errors of an asynchronous factory.
  ///
  /// The compiler infers that a closure without `try` throws `Never`, before it knows what the
  /// factory throws.
  @_disfavoredOverload @_alwaysEmitIntoClient
  public func register<each Argument: Sendable, Key, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Self, BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>>,
    for variants: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) async -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>.boxed {
        (arguments: (repeat each Argument)) async throws(Failure) in
        await body(container(), repeat each arguments)
      }, for: variants, file, line)
  }
}

extension BasicAsyncFactory {
  @usableFromInline
  init(promise: Declaration<Value>) {
    self.init(promise) { [container = promise.container] _ async throws(Failure) in
      container.refuse(Value.self)
    }
  }
}
