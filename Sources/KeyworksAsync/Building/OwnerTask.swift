internal import Keyworks

/// The task that builds for several callers.
package final class OwnerTask: Attachment {
  /// The executor of these tasks, a `TaskExecutor`. Tests use it to force a schedule instead of
  /// hoping for one.
  @TaskLocal package static var executor: (any Executor)?

  private struct State {
    /// Nil until it has started.
    var task: Task<Void, Never>?
    /// The highest priority of a waiting task.
    var priority = TaskPriority.background
    var isCancelled = false
  }

  private let state = Guarded(State())

  var priority: TaskPriority { state.withLock(\.priority) }

  /// Starts the task. Of the first caller's task-local values, it inherits only those of this
  /// library.
  func start(_ build: @escaping @Sendable () async -> Void) {
    let priority = Task.currentPriority
    let (sandbox, values, executor, teardown) = (
      Sandbox.capture(), ContextValues.current, OwnerTask.executor, TeardownInProgress.current
    )
    let task = Task.detachedInSteps(priority: priority) {
      await OwnerTask.$executor.withValue(executor) {
        // The values of `with` are passed on so that requiring one can be refused.
        await ContextValues.$current.hold(values) {
          await TeardownInProgress.$current.hold(teardown) { await sandbox.run(build) }
        }
      }
    }
    let (highest, isCancelled) = state.withLock { state in
      state.task = task
      return (state.priority, state.isCancelled)
    }
    if highest > priority { task.escalate(to: highest) }
    if isCancelled { task.cancel() }
  }

  /// Cancels the task; if it has not started, when it starts.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Raises the priority of the task to the priority of a waiter.
  func escalate(to priority: TaskPriority) {
    let slower = state.withLock { state in
      defer { state.priority = max(state.priority, priority) }
      return state.priority < priority ? state.task : nil
    }
    slower?.escalate(to: priority)
  }
}

extension OwnerTask {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) @inline(never)
  static var taskExecutor: (any TaskExecutor)? { executor as? any TaskExecutor }
}

extension Task<Void, Never> {
  /// Starts a detached task, on the executor of a test if there is one.
  @inline(never)
  static func detachedInSteps(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> Task {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      .detached(executorPreference: OwnerTask.taskExecutor, priority: priority, operation: work)
    } else {
      .detached(priority: priority, operation: work)
    }
  }
}

extension Task {
  fileprivate func escalate(to priority: TaskPriority) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      escalatePriority(to: priority)
    }
  }
}
