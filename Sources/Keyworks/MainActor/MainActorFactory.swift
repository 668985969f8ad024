/// A factory of what belongs to the main actor, such as a view model: the arguments first, if there are
/// any, and the value last.
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
/// The property itself belongs to no actor: any code can name the factory, register it, override it, or
/// add it to a list. Its closures belong to the main actor, wherever they are written, and run there.
public struct MainActorFactory<each Argument, Value> {
  var base: ParameterFactory<repeat each Argument, Value>

  init(
    _ declaration: Declaration<Value>,
    _ body: @escaping @MainActor (repeat each Argument) -> Value
  ) {
    base = ParameterFactory(declaration, MainActorBody(call: body).code.call)
  }

  /// Returns the value: the kept one, or a new one.
  ///
  /// - Precondition: Building the value does not need this factory again with equal arguments.
  @MainActor
  public func callAsFunction(_ arguments: repeat each Argument) -> Value {
    base(repeat each arguments)
  }

  /// Returns the value under a choice of variants.
  @MainActor
  public func under(_ choice: VariantChoice, _ arguments: repeat each Argument) -> Value {
    base.under(choice, repeat each arguments)
  }
}

extension MainActorFactory: FactoryDeclaration {
  /// Where it is declared and what was said about it.
  public var declaration: Declaration<Value> { base.declaration }

  /// Takes up what one of the library's modifiers says.
  public mutating func apply(_ modification: Modification<Value>) { base.apply(modification) }
}

extension MainActorFactory: KeptFactory where repeat each Argument: Hashable {
  /// The arguments: a kept instance is found by them on any thread. The instance is handed to no other one.
  public typealias Shared = (repeat each Argument)

  /// Keeps one instance for each value of the arguments, if there are any.
  public mutating func keep(_ lifetime: Lifetime) {
    if Self.kind == .mainActorParameterized { return base.keep(lifetime) }
    apply(Modification { $0.place.lifetime = lifetime })
  }
}

extension MainActorFactory: StartableFactory {
  /// Builds what the factory keeps.
  public nonisolated(nonsending) func _start() async throws {
    guard let factory = (self as Any) as? MainActorFactory<Value> else {
      Misuse.startWithArguments(declaration.place).stop()
    }
    // SAFETY: `start` has evaluated it for this call.
    nonisolated(unsafe) let own = factory
    await MainActor.run { _ = unsafe own() }
  }
}

// MARK: - Declaring

extension MainActorFactory {
  /// Whether there are arguments, which may end a recursion.
  fileprivate static var kind: FactoryKind {
    for _ in repeat (each Argument).self { return .mainActorParameterized }
    return .mainActor
  }
}

extension ManagedContainer {
  /// Declares a factory of the main actor: `self.mainActor { LibraryModel() }`.
  public func mainActor<each Argument, Value>(
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<repeat each Argument, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column,
      kind: MainActorFactory<repeat each Argument, Value>.kind)
    return MainActorFactory(Declaration(in: self, at: place), body)
  }

  /// Declares a factory of the main actor whose instances are told apart by `id` too.
  public func mainActor<each Argument, Value>(
    id: some Hashable & Sendable,
    _ body: @escaping @MainActor (repeat each Argument) -> Value,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<repeat each Argument, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column,
      kind: MainActorFactory<repeat each Argument, Value>.kind)
    return MainActorFactory(Declaration(in: self, at: place, id: id), body)
  }

  /// Declares a factory of the main actor that another module must register.
  public func promised<each Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorFactory<repeat each Argument, Value> {
    let kind = MainActorFactory<repeat each Argument, Value>.kind
    let place = Place(file: file, function: function, line: line, column: column, kind: kind)
      .ofPromise
    return MainActorFactory(Declaration(in: self, at: place)) { (_: repeat each Argument) in
      Misuse.promiseNoQuickHit(place).stop()
    }
  }
}

// MARK: - Modifiers

extension MainActorFactory {
  /// Wraps or replaces what the definition or a registration builds, before it is kept.
  ///
  /// Several take effect in the order they are written. An override is not touched.
  public func decorated(_ decoration: @escaping @MainActor (Value) -> Value) -> Self {
    changing { $0.decorate(MainActorBody(call: decoration).code.call) }
  }

  /// Shows each finished instance once, after every decoration.
  public func onCreate(_ observation: @escaping @MainActor (Value) -> Void) -> Self {
    changing { $0.observe(MainActorBody(call: observation).code.call) }
  }

  /// Says how an instance that the factory has built is torn down when its container is closed, or lets go
  /// of it.
  public func teardown(_ teardown: @escaping @MainActor (Value) async throws -> Void) -> Self {
    tornDown { box, _ in try await box.tearDown { try await teardown($0) } }
  }

  /// Says how an instance is torn down, by how the work with its container ended.
  public func teardown(
    _ teardown: @escaping @MainActor (Value, WorkOutcome) async throws -> Void
  ) -> Self {
    tornDown { box, outcome in try await box.tearDown { try await teardown($0, outcome) } }
  }

  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping @MainActor (repeat each Argument) -> Value
  ) -> Self {
    choosing(.argument(argument), body)
  }

  /// Builds with `body` in a preview of Xcode.
  public func onPreview(_ body: @escaping @MainActor (repeat each Argument) -> Value) -> Self {
    choosing(.preview, body)
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping @MainActor (repeat each Argument) -> Value) -> Self {
    choosing(.test, body)
  }

  private func choosing(
    _ condition: LaunchCondition, _ body: @escaping @MainActor (repeat each Argument) -> Value
  ) -> Self {
    declaration.choosing(condition).map { MainActorFactory($0, body) } ?? self
  }

  /// Builds with `body` under these variants.
  public func when<First: Variant, each Other: Variant>(
    _ first: First, _ others: repeat each Other,
    body: @escaping @MainActor (repeat each Argument) -> Value
  ) -> Self {
    adding(
      Box(MainActorBody(call: body).code), for: VariantValue.all(first, repeat each others))
  }
}

extension Box {
  /// Tears the value down where it belongs.
  @MainActor
  fileprivate func tearDown(_ teardown: @MainActor (Value) async throws -> Void) async throws {
    try await teardown(value)
  }
}
