public import Keyworks

/// Runs `work` with a container, and closes the container when `work` ends.
///
/// ```swift
/// try await withContainer(RequestContainer(app, user: user)) { request in
///   try await request.handler().respond()
/// }
/// ```
///
/// Closing tears down each instance with a teardown that the container has built: before the
/// instances that it uses, and otherwise the last one built first. Teardowns run to their end even
/// if the task is cancelled. If `work` throws, that error is thrown, and observers hear of
/// teardowns that fail.
///
/// - Parameters:
///   - container: The container that `work` gets.
///   - concurrently: Whether objects that do not use each other are torn down at the same time.
///   - work: The work that needs the container.
/// - Throws: The error of `work`; otherwise ``TeardownFailures`` if teardowns failed, or something
///   did not end before the deadline; otherwise a `CancellationError` if the closing of a parent
///   has told a teardown that the work was cancelled.
public nonisolated(nonsending) func withContainer<Root: ManagedContainer, Result>(
  _ container: Root, concurrently: Bool = false,
  _ work: nonisolated(nonsending) (Root) async throws -> Result
) async throws -> Result {
  try await close(container, nil, concurrently) { try await work(container) }
}

/// The same with a deadline for all teardowns together.
///
/// - Parameters:
///   - container: The container that `work` gets.
///   - deadline: How long all teardowns may take together, on the clock of the container. At the
///     deadline, the running teardown is cancelled. The others then run cancelled, each for no more
///     than a second.
///   - concurrently: Whether objects that do not use each other are torn down at the same time.
///   - work: The work that needs the container.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public nonisolated(nonsending) func withContainer<Root: ManagedContainer, Result>(
  _ container: Root, deadline: Duration?, concurrently: Bool = false,
  _ work: nonisolated(nonsending) (Root) async throws -> Result
) async throws -> Result {
  try await close(
    container, deadline.map { Ending.Deadline(after: $0, of: container) }, concurrently
  ) { try await work(container) }
}

/// Runs `work`, and then tears down everything that is left: the instances of the open containers,
/// and the singletons. Use it in `main`.
///
/// ```swift
/// @main struct Server {
///   static func main() async throws {
///     try await withTeardown(deadline: .seconds(20)) { try await serve(Container.shared) }
///   }
/// }
/// ```
///
/// The containers are closed. A singleton that is resolved afterwards stops the program, or throws
/// ``ContainerClosed`` if it can throw any error, unless another `withTeardown` is at work. In a
/// sandbox, this tears down the containers and singletons of the sandbox, which can be used on.
///
/// - Throws: The error of `work`; otherwise ``TeardownFailures``, as `withContainer` does.
public nonisolated(nonsending) func withTeardown<Result>(
  concurrently: Bool = false, _ work: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  try await close(nil, nil, concurrently, after: work)
}

/// The same with a deadline for all teardowns together.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public nonisolated(nonsending) func withTeardown<Result>(
  deadline: Duration?, concurrently: Bool = false,
  _ work: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  try await close(
    nil, deadline.map { Ending.Deadline(after: $0, of: nil) }, concurrently, after: work)
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Ending.Deadline {
  /// Begins now, on the clock of a container.
  init(after time: Duration, of container: (any ManagedContainer)?) {
    let clock = container?.activeManager.clock ?? ContinuousClock()
    expiry = Expiry(after: time.nanoseconds, elapsed: stopwatch(on: clock))
    sleep = { try await clock.sleep(for: .nanoseconds($0)) }
  }
}

/// Runs `work`, and then closes a container, or the process or sandbox.
private nonisolated(nonsending) func close<Result>(
  _ container: (any ManagedContainer)?, _ deadline: Ending.Deadline?, _ isConcurrent: Bool,
  after work: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  BuiltObject.noteLaterUses()
  func isCutShort() -> Bool { container?.activeManager.store.life?.isCutShort == true }
  let wasCutShort = isCutShort()
  let process = container == nil ? Singletons.active.life(of: nil) : nil
  process?.beginWork()
  let result: Result
  do {
    result = try await work()
    process?.endWork()
  } catch {
    process?.endWork()
    try? await end(container, WorkOutcome(error), deadline, isConcurrent)
    throw error
  }
  try await end(container, .returned, deadline, isConcurrent)
  // Its teardowns may have undone what the result promises.
  if !wasCutShort, isCutShort() { throw CancellationError() }
  return result
}

/// Closes a container, or the process or sandbox.
private nonisolated(nonsending) func end(
  _ container: (any ManagedContainer)?, _ outcome: WorkOutcome, _ deadline: Ending.Deadline?,
  _ isConcurrent: Bool
) async throws {
  let life = container?.life ?? Singletons.active.life(of: nil)
  let failures = await life.close(
    Ending(outcome: outcome, isConcurrent: isConcurrent, deadline: deadline))
  if !failures.isEmpty { throw TeardownFailures(failures: failures) }
}

extension ManagedContainer {
  /// Closes the container and tears down what it has built.
  /// ``withContainer(_:concurrently:_:)`` does this for you.
  ///
  /// Closing refuses new builds, cancels builds that run in a task of their own, waits for all
  /// builds, and tears down what was built. It also closes the containers whose parent is this one,
  /// if they have anything to tear down. Afterwards the container caches nothing. Resolving
  /// something that it would cache stops the program, and a factory that can throw any error throws
  /// ``ContainerClosed``. A second call waits for the end of the first one. A call from a teardown
  /// or a build that the closing waits for does not wait.
  ///
  /// - Throws: ``TeardownFailures`` if teardowns failed.
  public nonisolated(nonsending) func close(
    _ outcome: WorkOutcome = .returned, concurrently: Bool = false
  ) async throws { try await end(self, outcome, nil, concurrently) }

  /// The same with a deadline for all teardowns together.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated(nonsending) func close(
    _ outcome: WorkOutcome = .returned, deadline: Duration?, concurrently: Bool = false
  ) async throws {
    try await end(self, outcome, deadline.map { .init(after: $0, of: self) }, concurrently)
  }

  /// Waits until all dropped objects are torn down: for tests.
  package func settle() async { await activeManager.store.life?.settle() }

  /// Whether the container is closing or closed: for tests.
  package var isClosing: Bool { activeManager.store.has(.closing) }
}
