internal import KeyworksThreads

/// How tasks wait. They take part in the same graph of builds as threads.
extension Resolution {
  /// The task that builds, and its priority.
  struct Owner {
    fileprivate var task: Task<Void, Never>?
    fileprivate var priority: TaskPriority
    fileprivate var isCancelled = false
  }

  /// Starts the task that builds. Of the first caller's task-local values, it inherits only those
  /// of this library.
  private func start(_ build: @escaping @Sendable () async -> Void) {
    let priority = Task.currentPriority
    let (sandbox, values, executor, teardown) = (
      Sandbox.capture(), ContextValues.current, OwnerTasks.executor, TeardownInProgress.current
    )
    let task = Task.detached(executorPreference: executor, priority: priority) {
      await OwnerTasks.$executor.withValue(executor) {
        // The values of `with` are passed on so that requiring one can be refused.
        await ContextValues.$current.hold(values) {
          await TeardownInProgress.$current.hold(teardown) { await sandbox.run(build) }
        }
      }
    }
    kw_monitor_enter()
    let before = owner
    owner = Owner(task: task, priority: max(priority, before?.priority ?? priority))
    kw_monitor_exit()
    if let urgent = before?.priority, urgent > priority { task.escalate(to: urgent) }
    if before?.isCancelled == true { task.cancel() }
  }

  /// Cancels the build, if a task of its own runs it. If that task has not started, it is cancelled
  /// when it starts.
  func cancel() {
    kw_monitor_enter()
    let task = owner?.task
    if owner == nil { owner = Owner(priority: .background) }
    owner?.isCancelled = true
    kw_monitor_exit()
    task?.cancel()
  }

  /// Waits until the build has ended. The caller does not need the instance.
  func waitForEnd() async {
    let suspension = Suspension()
    if follow(suspension) { _ = await suspension.end() }
  }

  /// - Returns: False if the build has already ended.
  private func follow(_ suspension: Suspension) -> Bool {
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    if outcome != nil { return false }
    followers.append(suspension)
    return true
  }

  /// Suspends until the build has ended or the task is cancelled. Does not suspend if the build
  /// could never end.
  ///
  /// - Parameter isFirst: Whether the caller starts the build. It is registered as a waiter before
  ///   the build starts, so a cycle is detected from the first request on.
  /// - Parameter isCancellable: Whether the caller can report a cancellation.
  /// - Returns: Nil if the task was cancelled.
  nonisolated(nonsending) func suspend(
    in frame: TaskFrame, isFirst: Bool, isCancellable: Bool,
    _ build: @escaping @Sendable () async -> Void
  ) async -> Wait? {
    let suspension = Suspension()
    let priority = Task.currentPriority
    var slower: Task<Void, Never>?
    if let wait = begin(suspension, in: frame.frame, isFirst: isFirst, priority, &slower) {
      return wait
    }
    slower?.escalate(to: priority)
    if isFirst {
      frame.start?.note(self)
      start(build)
    }
    let outcome = await withEscalation {
      // The priority may have risen before the handler was installed.
      let now = Task.currentPriority
      if now > priority { escalate(to: now) }
      guard isCancellable else { return await suspension.end() }
      return await withTaskCancellationHandler {
        await suspension.end()
      } onCancel: {
        self.cancel(suspension)
      }
    }
    return outcome.map { .ended($0, hasSlept: true) }
  }

  /// - Parameter isFirst: Whether the build has not begun, so that it needs nothing yet.
  /// - Parameter slower: Set to the task that builds, if its priority is lower.
  /// - Returns: The result, if there is nothing to wait for.
  private func begin(
    _ suspension: Suspension, in frame: Frame, isFirst: Bool, _ priority: TaskPriority,
    _ slower: inout Task<Void, Never>?
  ) -> Wait? {
    // Not the frame itself, which may belong to the build.
    let build = frame.outer?.innermostBuild
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    if let outcome { return .ended(outcome, hasSlept: false) }
    if !isFirst, let loop = loop(closedBy: build) { return .loop(loop) }
    waiters.append(Waiter(frame: frame, build: build, suspension: suspension))
    slower = raise(to: priority)
    return nil
  }

  private func cancel(_ suspension: Suspension) {
    kw_monitor_enter()
    let index = waiters.firstIndex { $0.suspension === suspension }
    if let index { waiters.remove(at: index) }
    kw_monitor_exit()
    if index != nil { suspension.resume(nil) }
  }

  // MARK: - Priority

  /// The priority of the task that builds. For tests.
  var priority: TaskPriority? {
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    return owner?.priority
  }

  /// Waits, and passes each priority escalation of the waiting task on to the task that builds.
  private nonisolated(nonsending) func withEscalation(
    _ wait: nonisolated(nonsending) () async -> Outcome?
  ) async -> Outcome? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return await wait()
    }
    return await withTaskPriorityEscalationHandler {
      await wait()
    } onPriorityEscalated: { _, new in
      // Not done here: in a long chain of builds, each would escalate on the stack of the one
      // before.
      Task.detached(priority: new) { self.escalate(to: new) }
    }
  }

  /// Raises the priority of the task that builds to the priority of a waiter.
  private func escalate(to priority: TaskPriority) {
    kw_monitor_enter()
    let slower = raise(to: priority)
    kw_monitor_exit()
    slower?.escalate(to: priority)
  }

  /// Records the priority of a waiter. The caller holds the monitor.
  ///
  /// - Returns: The task that builds, if its priority was lower.
  private func raise(to priority: TaskPriority) -> Task<Void, Never>? {
    guard let before = owner?.priority else {
      owner = Owner(priority: priority)
      return nil
    }
    guard before < priority else { return nil }
    owner?.priority = priority
    return owner?.task
  }
}

extension Task {
  fileprivate func escalate(to priority: TaskPriority) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      escalatePriority(to: priority)
    }
  }
}

/// The executor of the tasks that build. Tests use it to force a schedule instead of hoping for
/// one.
package enum OwnerTasks {
  @TaskLocal package static var executor: (any TaskExecutor)?
}

/// A task that waits for a build. It is resumed exactly once: when the build ends, or when the task is
/// cancelled.
final class Suspension: Sendable {
  private enum State {
    /// The task is not suspended yet.
    case awake
    case asleep(CheckedContinuation<Resolution.Outcome?, Never>)
    case ended(Resolution.Outcome?)
  }

  private let state = Guarded(State.awake)

  /// Suspends until `resume` is called. Returns at once if it was called before.
  nonisolated(nonsending) func end() async -> Resolution.Outcome? {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state -> Resolution.Outcome?? in
        if case .ended(let outcome) = state { return outcome }
        state = .asleep(continuation)
        return nil
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// Ends the wait. Call it outside all locks, because the suspended task may continue at once.
  func resume(_ outcome: Resolution.Outcome?) {
    let continuation = state.withLock { state -> CheckedContinuation<Resolution.Outcome?, Never>? in
      defer { state = .ended(outcome) }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(returning: outcome)
  }
}
