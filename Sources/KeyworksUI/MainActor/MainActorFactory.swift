public import Keyworks

/// A factory whose values belong to the main actor, such as view models. Its type names the value.
///
/// ```swift
/// extension Container {
///   var library: MainActorFactory<LibraryModel> { self.mainActor { LibraryModel() }.cached }
///   var detail: MainActorParameterFactory<Book.ID, DetailModel> {
///     self.mainActor { DetailModel($0) }
///   }
/// }
/// let library = container.library()  // on the main actor
/// let detail = await container.detail(id)  // elsewhere
/// ```
///
/// The property itself belongs to no actor: any code can name the factory, register or override it,
/// or add it to a list. Its closures run on the main actor, wherever they are written.
public typealias MainActorFactory<Value> = BasicMainActorFactory<Void, _NoKey, Value>

/// A ``MainActorFactory`` that takes an argument at each call, or several: its type names them as a
/// tuple.
public typealias MainActorParameterFactory<Argument, Value> =
  BasicMainActorFactory<Argument, _OwnKey<Argument>, Value>

/// The type behind ``MainActorFactory`` and ``MainActorParameterFactory``.
///
/// The key, which the library chooses, says how the factory tells its instances apart.
public struct BasicMainActorFactory<Argument, Key, Value> {
  @usableFromInline let base: BasicFactory<Argument, Key, Value, Never>

  @_alwaysEmitIntoClient @inline(__always)
  init(base: BasicFactory<Argument, Key, Value, Never>) { self.base = base }

  /// Returns the cached value, or builds a new one.
  ///
  /// - Precondition: Building the value does not need this factory again with equal arguments.
  @MainActor @_alwaysEmitIntoClient @inline(__always)
  public func callAsFunction(_ argument: Argument) -> Value { base(argument) }

  /// Returns the cached value for these arguments, or builds a new one.
  @MainActor @_alwaysEmitIntoClient @inline(__always)
  public func callAsFunction<each Each>(_ arguments: repeat each Each) -> Value
  where Argument == (repeat each Each) {
    base(repeat each arguments)
  }
}

extension BasicMainActorFactory {
  @_alwaysEmitIntoClient @inline(__always)
  init(_ declaration: Declaration<Value>, _ body: @escaping @MainActor (Argument) -> Value) {
    base = BasicFactory(declaration, MainActorBody(call: body).code)
  }

  @usableFromInline
  init(promise: Declaration<Value>) { base = BasicFactory(promise: promise) }
}

extension BasicMainActorFactory: MainActorDeclaration {
  /// The arguments, by which any thread can find a cached instance. Only the main actor receives
  /// the instance.
  public typealias Shared = Argument

  /// The place of the declaration, and everything the property says about the factory.
  public var declaration: Declaration<Value> { base.declaration }

  /// Returns a changed copy.
  public func _changed(by change: _Change<Self>) -> Self {
    Self(base: base.changing { $0 = change.declaration })
  }
}

extension BasicMainActorFactory: KeptFactory where Key: _ArgumentKey {
  /// Caches one instance for each argument.
  @_alwaysEmitIntoClient @inline(__always)
  public func keeping(_ lifetime: Lifetime) -> BasicMainActorFactory<Argument, Key.Kept, Value> {
    BasicMainActorFactory<Argument, Key.Kept, Value>(base: base.keeping(lifetime))
  }
}

extension BasicMainActorFactory: StartableFactory where Argument == Void {
  /// Builds the instance that the factory caches.
  public nonisolated(nonsending) func _start() async throws {
    // SAFETY: `start` has evaluated it for this call.
    nonisolated(unsafe) let own = self
    await MainActor.run { _ = unsafe own() }
  }
}

// MARK: - Declaring

extension ManagedContainer {
  /// Declares a main-actor factory: `self.mainActor { LibraryModel() }`. It has separate instances
  /// for each `id`, if there is one.
  @_alwaysEmitIntoClient
  public func mainActor<Value, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping @MainActor (()) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<Value> {
    BasicMainActorFactory(
      Declaration(in: self, .mainActor, id: id, file, function, line, column), body)
  }

  /// Declares a main-actor factory with an argument or several.
  @_alwaysEmitIntoClient
  public func mainActor<Argument, Value, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping @MainActor (Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorParameterFactory<Argument, Value> {
    BasicMainActorFactory(
      Declaration(in: self, .mainActor, id: id, file, function, line, column)
        .taking(Argument.self), body)
  }

  /// Declares a main-actor factory with several `Hashable` arguments. It is one once it has a
  /// lifetime.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func mainActor<
    A: Hashable, B: Hashable, each C: Hashable, Value, ID: Hashable & Sendable
  >(
    id: ID? = Never?.none,
    _ body: @escaping @MainActor (A, B, repeat each C) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicMainActorFactory<
    (A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value
  > {
    keyed(
      Declaration(in: self, .mainActor, id: id, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self), body)
  }

  // Only with one pack can the compiler (6.3.1) take the tuple apart.
  @_alwaysEmitIntoClient
  func keyed<each Argument, Value>(
    _ declaration: Declaration<Value>, _ body: @escaping @MainActor (repeat each Argument) -> Value
  ) -> BasicMainActorFactory<(repeat each Argument), _TupleKey<(repeat each Argument)>, Value> {
    BasicMainActorFactory(declaration) {
      body(repeat each $0)
    }
  }

  /// Declares a main-actor factory that another module must register.
  @_alwaysEmitIntoClient
  public func promised<Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<Value> {
    BasicMainActorFactory(
      promise: Declaration(promisedBy: self, .mainActor, file, function, line, column))
  }

  /// Declares a main-actor factory, with an argument or several, that another module must register.
  @_alwaysEmitIntoClient
  public func promised<Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorParameterFactory<Argument, Value> {
    BasicMainActorFactory(
      promise: Declaration(promisedBy: self, .mainActor, file, function, line, column)
        .taking(Argument.self))
  }

  /// Declares a main-actor factory with several `Hashable` arguments that another module must
  /// register.
  @_alwaysEmitIntoClient
  public func promised<A: Hashable, B: Hashable, each C: Hashable, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicMainActorFactory<(A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value> {
    BasicMainActorFactory(
      promise: Declaration(promisedBy: self, .mainActor, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self))
  }
}
