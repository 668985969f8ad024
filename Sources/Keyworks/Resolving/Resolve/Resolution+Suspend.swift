/// How tasks wait. They take part in the same graph of builds as threads.
extension Resolution {
  /// The task that builds, once it has started, and the highest priority of a waiting task.
  struct Owner {
    fileprivate var task: Task<Void, Never>?
    fileprivate var priority = TaskPriority.background
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
    let owner = Self.inMonitor {
      monitored.owner.task = task
      return monitored.owner
    }
    if owner.priority > priority { task.escalate(to: owner.priority) }
    if owner.isCancelled { task.cancel() }
  }

  /// Cancels the build, if a task of its own runs it. If that task has not started, it is cancelled
  /// when it starts.
  func cancel() {
    let task = Self.inMonitor {
      monitored.owner.isCancelled = true
      return monitored.owner.task
    }
    task?.cancel()
  }

  /// Waits until the build has ended. The caller does not need the instance.
  func waitForEnd() async {
    _ = await withCheckedContinuation { continuation in
      let ended = Self.inMonitor {
        begin(Waiter(frame: nil, build: nil, continuation: continuation), isFirst: true)
      }
      if ended != nil { continuation.resume(returning: nil) }
    }
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
    _ work: @escaping @Sendable () async -> Void
  ) async -> Wait? {
    if isFirst { mayBeAwaited() }
    var wait: Wait?
    let outcome = await withEscalation {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          // Not the frame itself, which may belong to the build.
          let build = frame.frame.outer?.innermostBuild
          let waiter = Waiter(frame: frame.frame, build: build, continuation: continuation)
          wait = Self.inMonitor { begin(waiter, isFirst: isFirst) }
          guard wait == nil else { return continuation.resume(returning: nil) }
          escalate(to: Task.currentPriority)
          // The handler may have been called before the task was a waiter.
          let isCancelled = isCancellable && Task.isCancelled
          if isCancelled { cancel(frame) }
          guard isFirst else { return }
          if isCancelled {
            // A cancelled task starts no build.
            finish(keeping: nil, .nothing)
            frame.end()
          } else {
            start(work)
          }
        }
      } onCancel: {
        if isCancellable { self.cancel(frame) }
      }
    }
    return wait ?? outcome.map { .ended($0, hasSlept: true) }
  }

  /// Resumes a waiter whose task was cancelled, unless the build has resumed it.
  private func cancel(_ frame: TaskFrame) {
    let waiter = Self.inMonitor {
      monitored.waiters.firstIndex { $0.frame == frame.frame }
        .map { monitored.waiters.remove(at: $0) }
    }
    waiter?.continuation?.resume(returning: nil)
  }

  // MARK: - Priority

  /// The priority of the task that builds. For tests.
  var priority: TaskPriority { Self.inMonitor { monitored.owner.priority } }

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
    let slower = Self.inMonitor {
      let owner = monitored.owner
      monitored.owner.priority = max(owner.priority, priority)
      return owner.priority < priority ? owner.task : nil
    }
    slower?.escalate(to: priority)
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
