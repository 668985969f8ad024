public import Keyworks

/// A factory whose body can be asynchronous. Its type names the value and the error.
///
/// ```swift
/// extension Container {
///   var pool: AsyncFactory<Pool, any Error> {
///     self.async { try await Pool.open(self.settings()) }.singleton
///   }
///   var flags: AsyncFactory<Flags, Never> { self.async { await Flags.fetch() }.cached }
/// }
/// let pool = try await container.pool()
/// let flags = await container[\.flags]
/// ```
///
/// Without a lifetime, the body runs in the caller's task. With one, each build runs in a task of
/// its own. Callers wait for that task; if a caller is cancelled, the build goes on. An error is
/// not cached: the callers that waited for the build get it, and the next caller builds again.
public typealias AsyncFactory<Value: Sendable, Failure: Error> =
  BasicAsyncFactory<Void, _NoKey, Value, Failure>

/// An ``AsyncFactory`` that takes an argument at each call, or several: its type names them as a
/// tuple.
public typealias AsyncParameterFactory<Argument: Sendable, Value: Sendable, Failure: Error> =
  BasicAsyncFactory<Argument, _OwnKey<Argument>, Value, Failure>

/// The type behind ``AsyncFactory`` and ``AsyncParameterFactory``.
///
/// The key, which the library chooses, says how the factory tells its instances apart.
public struct BasicAsyncFactory<Argument: Sendable, Key, Value: Sendable, Failure: Error> {
  // The parts of the declaration are stored separately: see `Factory`.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Extras
  @usableFromInline let body: Body

  @usableFromInline
  typealias Body = @isolated(any) @Sendable (Argument) async throws(Failure) -> Value

  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  @_alwaysEmitIntoClient public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
  }

  /// Returns a changed copy.
  @_alwaysEmitIntoClient @inline(__always)
  public func _changed(by change: _Change<Self>) -> Self { Self(change.declaration, body) }

  @_alwaysEmitIntoClient @inline(__always)
  init(_ declaration: Declaration<Value>, _ body: @escaping Body) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// Returns the cached instance, without suspending, or builds a new one.
  ///
  /// You can call it from any task. While a cached instance is being built, other callers wait for
  /// that build, so the body runs once. A waiting task suspends and blocks no thread.
  ///
  /// If a task is cancelled while it waits, the call throws `CancellationError` at once, provided
  /// that the factory throws `any Error`. With another error type, the task waits until the build
  /// ends.
  ///
  /// - Precondition: Building the value does not resolve this factory again with equal arguments.
  @_alwaysEmitIntoClient @inline(__always)
  public nonisolated(nonsending) func callAsFunction(
    _ argument: Argument
  ) async throws(Failure) -> Value {
    if case .none = extras, place.lifetime.isUnique, !place.isByVariant,
      let frame = TaskFrame(container, container._manager, place)
    {
      return try await frame.run { () async throws(Failure) in
        try await body(argument)
      }
    }
    let known = declaration.lookUp(argument)
    // SAFETY: the box is from a slot for values of this type.
    if let hit = known.hit { return unsafe hit.value(as: Value.self) }
    return try await resolveThoroughly(argument, known.arguments)
  }

  /// Returns the cached instance, for these arguments if there are any, or builds a new one.
  @_alwaysEmitIntoClient @inline(__always)
  public nonisolated(nonsending) func callAsFunction<each Each>(
    _ arguments: repeat each Each
  ) async throws(Failure) -> Value where Argument == (repeat each Each) {
    try await self((repeat each arguments))
  }

  /// The same for the other code of the library, which would otherwise get a copy for each use.
  @inline(never)
  nonisolated(nonsending) func resolved(_ argument: Argument) async throws(Failure) -> Value {
    try await self(argument)
  }

  /// Resolves the factory the long way.
  @usableFromInline
  nonisolated(nonsending) func resolveThoroughly(
    _ argument: Argument, _ hashed: (any Arguments)?
  ) async throws(Failure) -> Value {
    let throwsAnyError = Failure.self == (any Error).self
    let request = Request(declaration, with: argument, throwsAnyError: throwsAnyError)
    // SAFETY: the boxes of all steps are from a slot for values of this type.
    let (frame, step) = await request.beginInTask(
      isCancellable: throwsAnyError || Failure.self == CancellationError.self,
      hashed
    ) { frame, step in
      do { _ = try await build(step, in: frame, argument) } catch {}
    }
    switch step {
    case .define, .run: return try await build(step, in: frame, argument)
    case .useLayerValue(let box):
      defer { frame.end() }
      return TaskFrame.current.withValue(frame) {
        request.end(unsafe box.value(as: Value.self), in: frame.frame)
      }
    case .take(let box): return unsafe box.value(as: Value.self)
    case .fail(let error): if let error = error as? Failure { throw error }
    case .wait: break
    }
    Misuse.sharedIdentity(place).stop()
  }

  /// Runs the body of a step, which is that of a layer or that of the definition, and finishes its
  /// value.
  private nonisolated(nonsending) func build(
    _ step: Resolution.Step, in frame: TaskFrame, _ argument: Argument
  ) async throws(Failure) -> Value {
    defer { frame.end() }
    return try await frame.hold { () async throws(Failure) in
      var body = AsyncBody(call: body)
      if case .run(let code) = step { body = code.body(as: AsyncBody.self, at: place) }
      if frame.notesInputs, place.hasInputs { frame.frame.note(elements(of: argument)) }
      do throws(Failure) {
        let value = try await body.call(argument)
        return declaration.request.end(value, in: frame.frame)
      } catch {
        frame.frame.fail(error)
        throw error
      }
    }
  }

  @usableFromInline
  static func boxed(_ body: @escaping Body) -> AnyBox { Box(AsyncBody(call: body)) }
}

/// An asynchronous body, in a type with a name: as a generic argument, a function with typed errors
/// needs iOS 18.
private struct AsyncBody<Argument, Value, Failure: Error>: Sendable {
  let call: @isolated(any) @Sendable (Argument) async throws(Failure) -> Value
}

// SAFETY: the container and the bodies are Sendable, and so are the closures that the modifiers of
// an asynchronous factory take.
extension BasicAsyncFactory: @unchecked Sendable {}

extension BasicAsyncFactory: FactoryDeclaration {}

extension BasicAsyncFactory: KeptFactory where Key: _ArgumentKey {
  /// Caches one instance for each argument.
  @_alwaysEmitIntoClient @inline(__always)
  public func keeping(
    _ lifetime: Lifetime
  ) -> BasicAsyncFactory<Argument, Key.Kept, Value, Failure> {
    BasicAsyncFactory<Argument, Key.Kept, Value, Failure>(
      declaration.kept(for: lifetime, by: Key.self), body)
  }
}

extension TaskFrame {
  /// Begins to resolve a factory that caches nothing and declares nothing else, if the container
  /// has no layers. Returns nil if the resolve must take the long way.
  @usableFromInline
  convenience init?(
    _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place
  ) {
    let outer = Self.innermostTask
    if place.isLiveAmongSandboxes || outer?.notesInputs == true { return nil }
    // SAFETY: the container holds its manager.
    guard manager.active(for: container).with({ $0.store.isQuiet }) else { return nil }
    self.init(container, place, nil, in: outer)
  }

  /// Runs a body in the frame. The resolve is over when the body ends.
  @_alwaysEmitIntoClient @inline(__always)
  nonisolated(nonsending) func run<Value, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = await Self.current.withValue(self) {
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    end()
    // `get()` would copy the value.
    switch consume outcome {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
}
