internal import KeyworksThreads

/// Runs `work` with a container, and closes that when it ends.
///
/// ```swift
/// try await withContainer(RequestContainer(app, user: user)) { request in
///   try await request.handler().respond()
/// }
/// ```
///
/// What the container has built and has a teardown is torn down: what uses something before that, and
/// else what was built last first. Teardowns run to their end even if the task is cancelled. If `work`
/// throws, that error is thrown, and observers hear of teardowns that fail.
///
/// - Parameters:
///   - container: What `work` is given.
///   - deadline: How long the teardowns may take together, on the clock of the container. At the deadline
///     the one that runs is cancelled, and the others are run cancelled, each for no more than a second.
///   - concurrently: Whether objects that do not use each other are torn down at the same time.
///   - work: What the container is there for.
/// - Throws: What `work` throws; else what the one teardown throws that failed, or
///   ``TeardownFailures`` if several did.
public nonisolated(nonsending) func withContainer<Root: ManagedContainer, Result>(
  _ container: Root, deadline: Duration? = nil, concurrently: Bool = false,
  _ work: nonisolated(nonsending) (Root) async throws -> Result
) async throws -> Result {
  try await Life.end(of: container.life, after: { try await work(container) }) { outcome in
    container.ending(outcome, deadline, concurrently)
  }
}

/// Runs `work`, and then tears down everything that is still there: what containers have built that are
/// open, and the singletons. For `main`.
///
/// ```swift
/// @main struct Server {
///   static func main() async throws {
///     try await withTeardown(deadline: .seconds(20)) { try await serve(Container.shared) }
///   }
/// }
/// ```
///
/// The containers are closed; singletons that are resolved afterwards are built anew. In a sandbox it
/// holds for what is in the sandbox.
public nonisolated(nonsending) func withTeardown<Result>(
  deadline: Duration? = nil, concurrently: Bool = false,
  _ work: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  try await Life.end(of: Singletons.active.life(of: nil), after: work) { outcome in
    Ending(
      outcome: outcome, isConcurrent: concurrently,
      deadline: deadline.map { Deadline(after: $0, on: ContinuousClock()) })
  }
}

extension ManagedContainer {
  /// Closes the container: tears down what it has built. ``withContainer(_:deadline:concurrently:_:)``
  /// does this by itself.
  ///
  /// It refuses new builds, cancels those in progress that run in a task of their own, waits for all,
  /// and tears down what was built. Containers whose parent this one is are closed with it. Afterwards
  /// the container keeps nothing, and resolving something that it would keep stops the program. A
  /// second call waits for the end of the first one; a call from a teardown of the container waits for
  /// nothing.
  public nonisolated(nonsending) func close(
    _ outcome: WorkOutcome = .returned, deadline: Duration? = nil, concurrently: Bool = false
  ) async throws {
    try TeardownFailures.throwIfAny(
      await life.close(ending(outcome, deadline, concurrently)))
  }

  /// Waits until `end` returns, and closes the container: one line for a service that a server runs.
  ///
  /// ```swift
  /// try await app.run { try await gracefulShutdown() }
  /// ```
  public nonisolated(nonsending) func run(
    deadline: Duration? = nil, concurrently: Bool = false,
    until end: nonisolated(nonsending) () async throws -> Void
  ) async throws {
    try await withContainer(self, deadline: deadline, concurrently: concurrently) { _ in
      try await end()
    }
  }

  /// Waits until what was dropped is torn down: for tests.
  package func settle() async { await activeManager.object.store.life?.settle() }

  /// Whether the container is being closed, or was: for tests.
  package var isClosing: Bool { activeManager.object.store.has(.closing) }

  fileprivate func ending(
    _ outcome: WorkOutcome, _ deadline: Duration?, _ isConcurrent: Bool
  ) -> Ending {
    let clock = activeManager.object.clock
    return Ending(
      outcome: outcome, isConcurrent: isConcurrent,
      deadline: deadline.map { Deadline(after: $0, on: clock) })
  }
}

extension Life {
  /// Does `work`, and then closes a life.
  fileprivate nonisolated(nonsending) static func end<Result>(
    of life: @autoclosure () -> Life,
    after work: nonisolated(nonsending) () async throws -> Result,
    _ ending: (WorkOutcome) -> Ending
  ) async throws -> Result {
    kw_teardown_begins()
    let result: Result
    do {
      result = try await work()
    } catch {
      _ = await life().close(ending(WorkOutcome(error)))
      throw error
    }
    try TeardownFailures.throwIfAny(await life().close(ending(.returned)))
    return result
  }
}
