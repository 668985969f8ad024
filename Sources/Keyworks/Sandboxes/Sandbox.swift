/// Runs `work` with fresh state for every container and for the singletons of the process,
/// whoever holds the container: what others registered, overrode, contributed or built is
/// not there, and nothing that `work` does is left when it ends.
///
/// ```swift
/// withSandbox {
///   Container.shared.clock.override { FixedClock() }
///   // …
/// }
/// ```
///
/// It holds for the current task and its children, for `Task { }`, and inside `work` for code
/// that is called. A container made inside belongs to it wherever that is used. Otherwise it does
/// not reach detached tasks, dispatch queues and threads: see ``Sandbox/capture()``.
/// `autoRegister` runs anew. What was built and has a teardown is torn down at the end: this form begins
/// with that and does not wait, the asynchronous one does. One sandbox may run inside another; then the inner one alone counts.
///
/// - Parameter report: If it is given, the sandbox is exhaustive: `report` is told of each
///   `.live` factory that is built and was not overridden, at the end of each override that
///   nothing was built with, of teardowns that fail, and of what is resolved later by tasks that go on.
/// - Parameter strays: Is told of teardowns that fail, and of each `.live` factory that is resolved
///   outside of every sandbox while this one is active, as on a dispatch queue; if it is left out,
///   `report` is. Code that means it runs in ``Sandbox/none``.
/// - Parameter work: What to run.
/// - Returns: What `work` returns.
public func withSandbox<Result, Failure: Error>(
  exhaustive report: (@Sendable (SandboxIssue) -> Void)? = nil,
  strays: (@Sendable (SandboxIssue) -> Void)? = nil,
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let state = SandboxState(report: report, strays: strays)
  do throws(Failure) {
    let result = try Sandbox(state).run(work)
    state.beginToClose(.returned)
    state.end(isDone: true)
    return result
  } catch {
    state.beginToClose(WorkOutcome(error))
    state.end(isDone: false)
    throw error
  }
}

/// Runs `work` with fresh state for every container and for the singletons of the process.
///
/// What `work` has built and has a teardown is torn down before this returns.
public nonisolated(nonsending) func withSandbox<Result, Failure: Error>(
  exhaustive report: (@Sendable (SandboxIssue) -> Void)? = nil,
  strays: (@Sendable (SandboxIssue) -> Void)? = nil,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let state = SandboxState(report: report, strays: strays)
  do throws(Failure) {
    let result = try await Sandbox(state).run(work)
    await state.close(.returned)
    state.end(isDone: true)
    return result
  } catch {
    await state.close(WorkOutcome(error))
    state.end(isDone: false)
    throw error
  }
}

/// What to carry to where a sandbox does not reach by itself.
///
/// ```swift
/// let sandbox = Sandbox.capture()
/// queue.async { sandbox.run { container.clock() } }
/// ```
public struct Sandbox: Sendable {
  private let state: SandboxState?
  private let allowsStrays: Bool

  init(_ state: SandboxState?, allowsStrays: Bool = false) {
    (self.state, self.allowsStrays) = (state, allowsStrays)
  }

  /// The sandbox that this is called in; if there is none, `run` runs in none.
  public static func capture() -> Sandbox {
    Sandbox(SandboxState.current, allowsStrays: SandboxState.allowsStrays)
  }

  /// No sandbox, on purpose: what runs in it may resolve `.live` factories while tests run in
  /// sandboxes.
  public static let none = Sandbox(nil, allowsStrays: true)

  /// Expects no use of what was overridden so far, if the sandbox that this is called in is
  /// exhaustive: it prepares more than one test.
  package static func expectNoUse() { SandboxState.current?.expectNoUse() }

  /// Whether anything in the sandbox that this is called in may have to be torn down.
  package static var hasTeardowns: Bool { SandboxState.current?.singletons.life != nil }

  /// Tears down what was built in the sandbox that this is called in, and reports what fails.
  package static func close() async { await SandboxState.current?.close(.returned) }

  /// Runs `work` in the sandbox.
  public func run<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let container = Frame.innermostIfAny?.container
    let border = container.map { Frame.push($0, Self.border, Resolution(.border)) }
    // The frame borrows the container, which a task that is over would no longer hold.
    defer { withExtendedLifetime(container) { border?.pop() } }
    return try SandboxState.$allowsStrays.hold(allowsStrays) { () throws(Failure) in
      try SandboxState.$current.hold(state, during: work)
    }
  }

  /// Runs `work` in the sandbox.
  public nonisolated(nonsending) func run<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let container = Frame.innermostIfAny?.container as? any ManagedContainer else {
      return try await enter(work)
    }
    let frame = TaskFrame(container, Self.border, Resolution(.border))
    defer { frame.end() }
    return try await TaskFrame.current.hold(frame) { () async throws(Failure) in
      try await enter(work)
    }
  }

  private nonisolated(nonsending) func enter<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await SandboxState.$allowsStrays.hold(allowsStrays) { () async throws(Failure) in
      try await SandboxState.$current.hold(state, during: work)
    }
  }

  /// What stands between what is built outside of a sandbox and what is built inside.
  private static var border: Place {
    Place(file: #fileID, function: "withSandbox(_:)", line: #line, column: #column)
  }
}
