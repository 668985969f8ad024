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
/// that is called. It does not reach detached tasks, dispatch queues and threads: see
/// ``Isolation/capture()``. `autoRegister` runs anew. One isolation may run inside another;
/// then the inner one alone counts.
public func withIsolation<Result, Failure: Error>(
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Isolation(IsolatedState()).run(work)
}

/// Runs `work` with fresh state for every container and for the singletons of the process.
public nonisolated(nonsending) func withIsolation<Result, Failure: Error>(
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await Isolation(IsolatedState()).run(work)
}

/// What to carry to where an isolation does not reach by itself.
///
/// ```swift
/// let isolation = Isolation.capture()
/// queue.async { isolation.run { container.clock() } }
/// ```
public struct Isolation: Sendable {
  private let state: IsolatedState?

  init(_ state: IsolatedState?) { self.state = state }

  /// The isolation that this is called in; if there is none, `run` runs in none.
  public static func capture() -> Isolation { Isolation(IsolatedState.current) }

  /// Runs `work` in the isolation.
  public func run<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = IsolatedState.$current.withValue(state) {
      Swift.Result { () throws(Failure) in try work() }
    }
    return try outcome.get()
  }

  /// Runs `work` in the isolation.
  public nonisolated(nonsending) func run<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    await IsolatedState.$current.withValue(state) {
      do throws(Failure) {
        outcome = .success(try await work())
      } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { preconditionFailure("the work did not run") }
    return try outcome.get()
  }
}
