public import Keyworks

/// A factory whose values belong to the main actor, such as view models. Its type lists the
/// arguments first, if there are any, and the value last.
///
/// ```swift
/// extension Container {
///   var library: MainActorFactory<LibraryModel> { self.mainActor { LibraryModel() }.cached }
///   var detail: MainActorFactory<Book.ID, DetailModel> { self.mainActor { DetailModel($0) } }
/// }
/// let library = container.library()  // on the main actor
/// let detail = await container.detail(id)  // elsewhere
/// ```
///
/// The property itself belongs to no actor: any code can name the factory, register or override it,
/// or add it to a list. Its closures run on the main actor, wherever they are written.
public struct MainActorFactory<each Argument, Value> {
  var base: ParameterFactory<repeat each Argument, Value>

  @usableFromInline
  init(
    _ declaration: Declaration<Value>,
    _ body: @escaping @MainActor (repeat each Argument) -> Value
  ) {
    base = ParameterFactory(declaration, MainActorBody(call: body).code.call)
  }

  /// Returns the cached value, or builds a new one.
  ///
  /// - Precondition: Building the value does not need this factory again with equal arguments.
  @MainActor
  public func callAsFunction(_ arguments: repeat each Argument) -> Value {
    base.resolved(repeat each arguments)
  }
}

extension MainActorFactory: MainActorDeclaration {
  /// The place of the declaration, and everything the property says about the factory.
  public var declaration: Declaration<Value> { base.declaration }

  /// Returns a changed copy.
  public func _changed(by change: _Change<Self>) -> Self {
    var copy = self
    copy.base = base.changing { $0 = change.declaration }
    return copy
  }
}

extension MainActorFactory: KeptFactory where repeat each Argument: Hashable {
  /// The arguments, by which any thread can find a cached instance. Only the main actor receives
  /// the instance.
  public typealias Shared = (repeat each Argument)

  /// Caches one instance, or one for each set of arguments.
  public mutating func keep(_ lifetime: Lifetime) {
    if declaration.place.takesInputs { return base.keep(lifetime) }
    base = base.changing { $0.place.lifetime = lifetime }
  }
}

extension MainActorFactory: StartableFactory where repeat each Argument: NoArgument {
  /// Builds the instance that the factory caches.
  public nonisolated(nonsending) func _start() async throws {
    // SAFETY: `start` has evaluated it for this call.
    nonisolated(unsafe) let own = self
    await MainActor.run { _ = unsafe own(repeat (each Argument).none) }
  }
}

// MARK: - Declaring

extension ManagedContainer {
  /// Declares a main-actor factory: `self.mainActor { LibraryModel() }`. It has separate instances
  /// for each `id`, if there is one.
  @_alwaysEmitIntoClient
  public func mainActor<each Argument, Value, ID: Hashable & Sendable>(
    id: ID? = Never?.none, _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<repeat each Argument, Value> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .mainActor)
    return MainActorFactory(
      Declaration(in: self, at: place, id: id).taking(repeat (each Argument).self), body)
  }

  /// Declares a main-actor factory that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<repeat each Argument, Value> {
    let place = Place.promise(.mainActor, file, function, line, column)
    let type: any Any.Type = Value.self
    return MainActorFactory(Declaration(in: self, at: place).taking(repeat (each Argument).self)) {
      (_: repeat each Argument) in self.refuse(type)
    }
  }
}
