/// A factory whose body can be asynchronous. Its type names the arguments first, then the value,
/// and the error last.
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
public struct AsyncFactory<each Argument: Sendable, Value: Sendable, Failure: Error> {
  // The parts of the declaration are stored separately: see `Factory`.
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Declaration<Value>.Extras
  @usableFromInline
  let body: @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value

  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  @_alwaysEmitIntoClient public var declaration: Declaration<Value> {
    @inline(__always) get { Declaration(in: container, at: place, extras) }
    @inline(__always) set { (place, extras) = (newValue.place, newValue.extras) }
  }

  @_alwaysEmitIntoClient @inline(__always)
  init(
    _ declaration: Declaration<Value>,
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) {
    (container, place, extras) = (declaration.container, declaration.place, declaration.extras)
    self.body = body
  }

  /// The kind of this factory. It depends on the arguments, because these can end a recursion.
  @_alwaysEmitIntoClient
  static var kind: FactoryKind {
    @inline(__always) get {
      for _ in repeat (each Argument).self { return .asyncParameterized }
      return .async
    }
  }

  /// Returns the cached instance, without suspending, or builds a new one.
  ///
  /// You can call it from any task. While a cached instance is being built, other callers wait for
  /// that build, so the body runs once. A waiting task suspends and blocks no thread.
  ///
  /// If a task is cancelled while it waits, the call throws `CancellationError` at once, provided that
  /// the factory throws `any Error`. With another error type, the task waits until the build ends.
  ///
  /// - Precondition: Building the value does not resolve this factory again with equal arguments.
  @_alwaysEmitIntoClient @inline(__always)
  public nonisolated(nonsending) func callAsFunction(
    _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    if case .none = extras, place.lifetime.isUnique,
      let frame = TaskFrame(container, container._manager, place)
    {
      return try await frame.run { () async throws(Failure) in
        try await body(repeat each arguments)
      }
    }
    if let kept = plainInstance(container, container._manager, place, Value.self) {
      return kept.value(as: Value.self)
    }
    return try await resolve(under: nil, repeat each arguments)
  }

  /// Returns the value where `variants` are in force.
  nonisolated(nonsending) func callAsFunction(
    in variants: VariantsInForce?, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    if variants == nil, VariantsInForce.currentOrNoted == nil {
      return try await self(repeat each arguments)
    }
    return try await resolve(under: variants, repeat each arguments)
  }

  /// Resolves the factory, under these variants if any are given.
  @usableFromInline
  nonisolated(nonsending) func resolve(
    under variants: VariantsInForce??, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    var watch: Watch?
    while true {
      let (frame, resolution) = begin(under: variants, continuing: watch, repeat each arguments)
      watch = resolution.watch
      let builder: Resolution
      var start: (@Sendable () async -> Void)?
      switch resolution.step {
      case .take, .useLayerValue: return take(in: frame)
      case .wait(let other): builder = other
      case .define, .run:
        let body = body(in: resolution.step)
        guard resolution.isShared else {
          return try await build(with: body, in: frame, repeat each arguments)
        }
        try leaveIfCancelled(frame)
        builder = resolution
        start = {
          do { _ = try await build(with: body, in: frame, repeat each arguments) } catch {}
        }
      case .fail: preconditionFailure("a task was told of a failure that it did not wait for")
      }
      let before = watch?.duration ?? .zero
      let wait = await builder.suspend(
        in: frame, isCancellable: Self.isCancellable, starting: start)
      let value = try take(wait, for: resolution, from: builder, since: before, in: frame)
      if let value { return value.value }
    }
  }

  private func begin(
    under variants: VariantsInForce??, continuing watch: Watch?,
    _ arguments: repeat each Argument
  ) -> (frame: TaskFrame, resolution: Resolution) {
    let chosen = declaration.variants(
      under: variants ?? .currentOrNoted, leading: repeat each arguments)
    return VariantsInForce.hold(chosen) {
      let begun = declaration.request.beginInTask(
        continuing: watch, arguments: hashed(repeat each arguments, as: declaration.arguments))
      if begun.frame.notesInputs, declaration.place.hasInputs {
        begun.frame.frame.note(repeat each arguments)
      }
      return begun
    }
  }

  /// The body that a step runs: that of a layer, or that of the definition.
  private func body(
    in step: Resolution.Step
  ) -> AsyncBody<repeat each Argument, Value, Failure> {
    guard case .run(let code) = step else { return AsyncBody(call: body) }
    guard let code = code as? Box<AsyncBody<repeat each Argument, Value, Failure>> else {
      Misuse.sharedIdentity(declaration.place).stop()
    }
    return code.value
  }

  private func take(in frame: TaskFrame) -> Value {
    defer { frame.end() }
    return TaskFrame.current.withValue(frame) { declaration.take(in: frame.frame) }
  }

  /// Runs a body and finishes its value.
  private nonisolated(nonsending) func build(
    with body: AsyncBody<repeat each Argument, Value, Failure>, in frame: TaskFrame,
    _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    defer { frame.end() }
    return try await frame.hold { () async throws(Failure) in
      let value: Value
      do throws(Failure) {
        value = try await body.call(repeat each arguments)
      } catch {
        frame.frame.fail(error)
        throw error
      }
      return declaration.end(value, in: frame.frame)
    }
  }

  /// Takes the result that a resolve has waited for. It may be the one that builds.
  ///
  /// - Returns: The value in a box, or nil if there is none to hand out and the caller must look
  ///   again.
  private func take(
    _ wait: Resolution.Wait?, for resolution: Resolution, from builder: Resolution,
    since before: Duration, in frame: TaskFrame
  ) throws(Failure) -> Box<Value>? {
    let isOwn = builder === resolution
    defer { if !isOwn { frame.end() } }
    switch wait {
    case .loop(let waiters)?: Misuse.cycle(frame.frame, builder, waiters).stop()
    case nil: throw cancelled(frame, resolution.watch)
    case .ended(let outcome, let hasSlept)?:
      if hasSlept, !isOwn { frame.frame.tell { .waited(duration: $0.duration - before) } }
      switch outcome {
      case .nothing: return nil
      case .value(let box):
        builder.object?.isUsed(in: frame.frame)
        if !isOwn {
          builder.variantNotes?.isHandedOut(in: frame.frame, under: frame.variants)
          frame.frame.tell { _ in .reused }
        }
        // The slot's key contains the type, so a factory of this type built the value.
        return trusted(box, as: Box<Value>.self)
      case .failure(let error):
        guard let error = error as? Failure else { Misuse.sharedIdentity(declaration.place).stop() }
        if !isOwn { frame.frame.tell { _ in .failed(reason: "\(error)") } }
        throw error
      }
    }
  }

  /// Throws if the task is cancelled and the error type allows it. A cancelled task starts no
  /// build.
  private func leaveIfCancelled(_ frame: TaskFrame) throws(Failure) {
    guard Self.isCancellable, Task.isCancelled else { return }
    let resolution = frame.resolution
    resolution?.finish(keeping: nil, .nothing)
    frame.end()
    throw cancelled(frame, resolution?.watch)
  }

  /// Whether the error type allows a waiting task to report that it was cancelled.
  private static var isCancellable: Bool {
    Failure.self == (any Error).self || Failure.self == CancellationError.self
  }

  private func cancelled(_ frame: TaskFrame, _ watch: Watch?) -> Failure {
    guard let error = CancellationError() as? Failure else {
      preconditionFailure("a task left that could not say why")
    }
    watch?.tell(.cancelled, frame.frame)
    return error
  }
}

// SAFETY: the container and the bodies are Sendable, and so are the closures that the modifiers of
// an asynchronous factory take.
extension AsyncFactory: @unchecked Sendable {}

/// An asynchronous body. It is wrapped in a struct, because a function type with a pack cannot be
/// an argument of a generic type.
struct AsyncBody<each Argument: Sendable, Value: Sendable, Failure: Error>: Sendable {
  let call: @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
}

extension AsyncFactory {
  @usableFromInline
  static func boxed(
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> AnyBox { Box(AsyncBody(call: body)) }
}
