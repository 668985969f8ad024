/// A factory whose body can wait: the arguments first, then the value, and the error last.
///
/// ```swift
/// extension Container {
///   var pool: AsyncFactory<Pool, any Error> {
///     self { try await Pool.open(self.settings()) }.singleton
///   }
///   var flags: AsyncFactory<Flags, Never> { self { await Flags.fetch() }.cached }
/// }
/// let pool = try await container.pool()
/// let flags = await container[\.flags]
/// ```
///
/// Without a lifetime the body runs in the task that asks. With one, each build has a task of its
/// own: whoever asks waits for it, and may be cancelled, but the build goes on. No failure is kept:
/// whoever waited for that build gets its error, and the next caller builds again.
public struct AsyncFactory<each Argument: Sendable, Value: Sendable, Failure: Error> {
  /// Where it is declared and what was said about it.
  public private(set) var declaration: Declaration<Value>
  let body: @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value

  init(
    _ declaration: Declaration<Value>,
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) {
    self.declaration = declaration
    self.body = body
  }

  /// Whether there are arguments, which may end a recursion.
  static var kind: FactoryKind {
    for _ in repeat (each Argument).self { return .asyncParameterized }
    return .async
  }

  /// Takes up what one of the library's modifiers says.
  public mutating func apply(_ modification: Modification<Value>) {
    modification.change(&declaration)
  }

  /// Returns the value: the kept one, without suspending, or a new one.
  ///
  /// Callable from any task. While an instance that is kept is built, all who want it wait for that
  /// build; the body runs once. They suspend, and no thread is blocked.
  ///
  /// If a task is cancelled while it waits, the call throws `CancellationError` at once, if the
  /// factory throws `any Error`; with another error there is no way to say so, and it waits on.
  ///
  /// - Precondition: Building the value does not need this factory again with equal arguments.
  public nonisolated(nonsending) func callAsFunction(
    _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    do throws(Slot.NoQuickHit) {
      return try declaration.plainInstance(in: declaration.container._manager)
    } catch {}
    return try await resolve(repeat each arguments)
  }

  /// Resolves, under these variants if any are given.
  nonisolated(nonsending) func resolve(
    under variants: VariantsInForce?? = nil, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    var earlier: TaskFrame?
    while true {
      let frame = begin(under: variants, after: earlier, repeat each arguments)
      let resolution = frame.resolution
      let body: AsyncBody<repeat each Argument, Value, Failure>
      switch resolution.step {
      case .take, .useLayerValue: return take(in: frame)
      case .define: body = AsyncBody(call: self.body)
      case .run(let code):
        guard let code = code as? Box<AsyncBody<repeat each Argument, Value, Failure>> else {
          Misuse.sharedIdentity(declaration.place).stop()
        }
        body = code.value
      case .wait(let builder):
        if let value = try await wait(for: builder, in: frame) { return value.value }
        earlier = frame
        continue
      case .fail: preconditionFailure("a task was told of a failure that it did not wait for")
      }
      guard resolution.isShared else {
        return try await build(with: body, in: frame, repeat each arguments)
      }
      try leaveIfCancelled(frame)
      let value = try await wait(for: resolution, in: frame) {
        do { _ = try await build(with: body, in: frame, repeat each arguments) } catch {}
      }
      if let value { return value.value }
      earlier = frame
    }
  }

  private func begin(
    under variants: VariantsInForce??, after earlier: TaskFrame?, _ arguments: repeat each Argument
  ) -> TaskFrame {
    let frame = VariantsInForce.hold(variants ?? .current) {
      declaration.request.beginInTask(
        after: earlier, arguments: hashed(repeat each arguments, as: declaration.arguments))
    }
    if frame.notesInputs, declaration.place.hasInputs {
      frame.frame.note(repeat each arguments)
    }
    return frame
  }

  private func take(in frame: TaskFrame) -> Value {
    defer { frame.resolution.leave() }
    return frame.bind { declaration.take(in: frame.frame) }
  }

  /// Runs a body, and finishes what it makes.
  private nonisolated(nonsending) func build(
    with body: AsyncBody<repeat each Argument, Value, Failure>, in frame: TaskFrame,
    _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    try await frame.bind { () async throws(Failure) in
      let value: Value
      do throws(Failure) {
        value = try await body.call(repeat each arguments)
      } catch {
        declaration.request.fail(error, in: frame.frame)
        throw error
      }
      return declaration.end(value, in: frame.frame)
    }
  }

  /// Waits for a build, which may be that of the frame itself.
  ///
  /// - Returns: The value in a box, or nil if there is none to hand out, so that the caller looks again.
  private nonisolated(nonsending) func wait(
    for builder: Resolution, in frame: TaskFrame,
    starting build: (@Sendable () async -> Void)? = nil
  ) async throws(Failure) -> Box<Value>? {
    let resolution = frame.resolution
    let isOwn = builder === resolution
    let before = resolution.watch?.duration ?? .zero
    let wait = await builder.suspend(
      in: frame, isCancellable: Self.cancellation != nil, starting: build)
    defer { if !isOwn { resolution.leave() } }
    switch wait {
    case .loop(let waiters)?: Misuse.cycle(frame.frame, builder, waiters).stop()
    case nil: throw cancelled(frame)
    case .ended(let outcome, let hasSlept)?:
      if hasSlept, !isOwn { frame.frame.tell { .waited(duration: $0.duration - before) } }
      switch outcome {
      case .nothing: return nil
      case .value(let box):
        if !isOwn { frame.frame.tell { _ in .reused } }
        // The slot, whose key has the type, was built by a factory of this type.
        return trusted(box, as: Box<Value>.self)
      case .failure(let error):
        guard let error = error as? Failure else { Misuse.sharedIdentity(declaration.place).stop() }
        if !isOwn { frame.frame.tell { _ in .failed(reason: "\(error)") } }
        throw error
      }
    }
  }

  /// A task that is cancelled starts no build, if it can say why.
  private func leaveIfCancelled(_ frame: TaskFrame) throws(Failure) {
    guard Task.isCancelled, Self.cancellation != nil else { return }
    frame.resolution.finish(keeping: nil, .nothing)
    frame.resolution.leave()
    throw cancelled(frame)
  }

  /// What is thrown by a task that is cancelled; nil where the error is of another type.
  private static var cancellation: Failure? { CancellationError() as? Failure }

  private func cancelled(_ frame: TaskFrame) -> Failure {
    guard let error = Self.cancellation else {
      preconditionFailure("a task left that could not say why")
    }
    frame.frame.tell { _ in .cancelled }
    return error
  }
}

// SAFETY: the container and the bodies are Sendable, and so are the closures of its own modifiers.
extension AsyncFactory: @unchecked Sendable {}

/// A body that can wait. In a struct, since a function type with a pack cannot be an argument of a
/// generic type.
struct AsyncBody<each Argument: Sendable, Value: Sendable, Failure: Error>: Sendable {
  let call: @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
}
