/// Runs `work` with fresh state for every container and for the singletons of the process.
///
/// `work` sees none of the registrations, overrides, contributions and instances from outside, no
/// matter who holds the container. Nothing that it does is left when it ends.
///
/// ```swift
/// withSandbox {
///   Container.shared.clock.override { FixedClock() }
///   // …
/// }
/// ```
///
/// The sandbox covers the current task and its children, `Task { }`, and the code that `work`
/// calls. It does not reach detached tasks, dispatch queues and threads: see ``Sandbox/capture()``.
/// Only a container made inside belongs to the sandbox wherever it is used. `autoRegister` runs
/// anew. If one sandbox runs inside another, only the inner one counts.
///
/// At the end, each instance with a teardown is torn down. Synchronous code cannot wait for that,
/// so here the teardowns run in the background. In an asynchronous function, the call is
/// asynchronous and waits for them, even if `work` has no `await`.
///
/// - Parameter work: The code to run in the sandbox.
/// - Returns: What `work` returns.
@_disfavoredOverload  // Otherwise, asynchronous functions would choose it for work without `await`.
public func withSandbox<Result, Failure: Error>(
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result { try withSandbox(inspectedBy: nil, work) }

/// Runs `work` with fresh state for every container and for the singletons of the process.
///
/// The instances that `work` has built are torn down before this returns, if they have a teardown.
public nonisolated(nonsending) func withSandbox<Result, Failure: Error>(
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result { try await withSandbox(inspectedBy: nil, work) }

package func withSandbox<Result, Failure: Error>(
  inspectedBy inspector: (any SandboxInspector)?, _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let state = SandboxState(inspector)
  var failure: (any Error)?
  var closings: [@Sendable () async -> [FactoryError]] = []
  defer {
    if !closings.isEmpty {
      Task { [closings] in for close in closings { state.report(await close()) } }
    }
    inspector?.hasEnded(isDone: failure == nil)
  }
  return try Sandbox(state).run { () throws(Failure) in
    // It ends here, because entering the sandbox again takes time.
    defer {
      closings = state.closings(after: failure, isAwaited: false)
      state.dropInstances()
    }
    do throws(Failure) { return try work() } catch {
      failure = error
      throw error
    }
  }
}

package nonisolated(nonsending) func withSandbox<Result, Failure: Error>(
  inspectedBy inspector: (any SandboxInspector)?,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let state = SandboxState(inspector)
  let outcome: Swift.Result<Result, Failure>
  var failure: (any Error)?
  do throws(Failure) {
    outcome = .success(try await Sandbox(state).run(work))
  } catch {
    (outcome, failure) = (.failure(error), error)
  }
  await state.close(after: failure)
  Sandbox(state).run(state.dropInstances)
  inspector?.hasEnded(isDone: failure == nil)
  return try outcome.get()
}

/// A sandbox to carry to where it does not reach by itself.
///
/// ```swift
/// let sandbox = Sandbox.capture()
/// queue.async { sandbox.run { container.clock() } }
/// ```
public struct Sandbox: Sendable {
  /// The sandbox of this task.
  @TaskLocal static var current: Sandbox?

  let state: SandboxState?
  /// Whether live factories are resolved on purpose here, outside of every sandbox.
  let allowsStrays: Bool

  init(_ state: SandboxState?, allowsStrays: Bool = false) {
    (self.state, self.allowsStrays) = (state, allowsStrays)
  }

  /// Returns the current sandbox. If there is none, `run` runs in none.
  public static func capture() -> Sandbox { current ?? Sandbox(nil) }

  /// Returns the sandbox whose singletons are in the store with this number. Another one may be
  /// current.
  package static func owning(_ number: Int) -> Sandbox {
    let state = SandboxState.owning(number)
    return state == nil && current?.state == nil ? capture() : Sandbox(state)
  }

  /// No sandbox, on purpose. In tests, code that runs in it may resolve `.live` factories.
  public static let none = Sandbox(nil, allowsStrays: true)

  /// The inspector of the current sandbox, if it has one.
  package static var inspector: (any SandboxInspector)? { SandboxState.current?.inspector }

  /// Whether the current sandbox may have something to tear down.
  package static var hasTeardowns: Bool { SandboxState.current?.hasTeardowns == true }

  /// Tears down what was built in the current sandbox, and reports failures.
  package static func close() async { await SandboxState.current?.close(after: nil) }

  /// Runs `work` in the sandbox.
  public func run<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let container = Frame.innermostIfAny?.container
    let border = container.map { Frame.push($0, Self.border, Resolution(Border())) }
    // The frame borrows the container, which a task that has ended no longer holds.
    defer { withExtendedLifetime(container) { border?.pop() } }
    return try Self.$current.hold(self, during: work)
  }

  /// Runs `work` in the sandbox.
  public nonisolated(nonsending) func run<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let container = Frame.innermostIfAny?.container as? any ManagedContainer else {
      return try await Self.$current.hold(self, during: work)
    }
    let frame = TaskFrame(container, Self.border, Resolution(Border()))
    defer { frame.end() }
    return try await TaskFrame.current.hold(frame) { () async throws(Failure) in
      try await Self.$current.hold(self, during: work)
    }
  }

  /// The place of the frame between builds outside of a sandbox and builds inside.
  private static let border = Place(
    file: #fileID, function: "withSandbox(_:)", line: #line, column: #column)
}

/// The role of that frame.
private final class Border: Role {}

extension Frame {
  /// This frame and those around it, if they are factories. Those outside of a sandbox do not count
  /// inside it.
  package var factories: some Sequence<Frame> {
    andOuter.lazy.prefix { !($0.role is Border) }.filter(\.isFactory)
  }
}
