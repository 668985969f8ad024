/// Runs `work` with fresh state for every container and for the singletons of the process,
/// whoever holds the container: what others registered, overrode, contributed or built is
/// not there, and nothing that `work` does is left when it ends.
///
/// ```swift
/// withIsolation {
///   Container.shared.clock.override { FixedClock() }
///   // …
/// }
/// ```
///
/// It holds for the current task and its children, for `Task { }`, and inside `work` for code
/// that is called. A container made inside belongs to it wherever that is used. Otherwise it does
/// not reach detached tasks, dispatch queues and threads: see ``Isolation/capture()``.
/// `autoRegister` runs anew. One isolation may run inside another; then the inner one alone counts.
///
/// - Parameter report: If it is given, the isolation is exhaustive: `report` is told of each
///   `.live` factory that is built and was not overridden, at the end of each override that
///   nothing was built with, and of what is resolved later by tasks that go on.
/// - Parameter strays: Is told of each `.live` factory that is resolved outside of every isolation
///   while this one is active, as on a dispatch queue; if it is left out, `report` is. Code that
///   means it runs in ``Isolation/none``.
/// - Parameter work: What to run.
/// - Returns: What `work` returns.
public func withIsolation<Result, Failure: Error>(
  exhaustive report: (@Sendable (IsolationIssue) -> Void)? = nil,
  strays: (@Sendable (IsolationIssue) -> Void)? = nil,
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let state = IsolatedState(report: report, strays: strays)
  do throws(Failure) {
    let result = try Isolation(state).run(work)
    state.end(isDone: true)
    return result
  } catch {
    state.end(isDone: false)
    throw error
  }
}

/// Runs `work` with fresh state for every container and for the singletons of the process.
public nonisolated(nonsending) func withIsolation<Result, Failure: Error>(
  exhaustive report: (@Sendable (IsolationIssue) -> Void)? = nil,
  strays: (@Sendable (IsolationIssue) -> Void)? = nil,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let state = IsolatedState(report: report, strays: strays)
  do throws(Failure) {
    let result = try await Isolation(state).run(work)
    state.end(isDone: true)
    return result
  } catch {
    state.end(isDone: false)
    throw error
  }
}

/// What to carry to where an isolation does not reach by itself.
///
/// ```swift
/// let isolation = Isolation.capture()
/// queue.async { isolation.run { container.clock() } }
/// ```
public struct Isolation: Sendable {
  private let state: IsolatedState?
  private let allowsStrays: Bool

  init(_ state: IsolatedState?, allowsStrays: Bool = false) {
    (self.state, self.allowsStrays) = (state, allowsStrays)
  }

  /// The isolation that this is called in; if there is none, `run` runs in none.
  public static func capture() -> Isolation {
    Isolation(IsolatedState.current, allowsStrays: IsolatedState.allowsStrays)
  }

  /// No isolation, on purpose: what runs in it may resolve `.live` factories while tests run in
  /// isolations.
  public static let none = Isolation(nil, allowsStrays: true)

  /// Expects no use of what was overridden so far, if the isolation that this is called in is
  /// exhaustive: it prepares more than one test.
  package static func expectNoUse() { IsolatedState.current?.expectNoUse() }

  /// Runs `work` in the isolation.
  public func run<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let border = Frame.innermostIfAny.map { $0.pushBorder() }
    defer { border?.pop() }
    return try IsolatedState.$allowsStrays.hold(allowsStrays) { () throws(Failure) in
      try IsolatedState.$current.hold(state, during: work)
    }
  }

  /// Runs `work` in the isolation.
  public nonisolated(nonsending) func run<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await IsolatedState.$allowsStrays.hold(allowsStrays) { () async throws(Failure) in
      try await IsolatedState.$current.hold(state, during: work)
    }
  }
}
