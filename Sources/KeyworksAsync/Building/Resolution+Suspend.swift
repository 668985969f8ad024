package import Keyworks

/// How tasks wait. They take part in the same graph of builds as threads.
extension Resolution {
  /// The task of its own that runs the build. A build on a thread has no use for it.
  fileprivate var owner: OwnerTask { attachments.addIfNone(OwnerTask()) }

  /// Cancels the build, if a task runs it.
  func cancel() { owner.cancel() }

  /// Waits until the build has ended. The caller does not need the instance.
  func waitForEnd() async {
    _ = await withCheckedContinuation { continuation in
      let ended = Self.inMonitor {
        begin(Waiter(frame: nil, build: nil) { continuation.resume(returning: $0) }, isFirst: false)
      }
      if ended != nil { continuation.resume(returning: nil) }
    }
  }

  /// Suspends until the build has ended or the task is cancelled. Does not suspend if the build
  /// could never end.
  ///
  /// - Parameter isFirst: Whether the caller starts the build. It is registered as a waiter before
  ///   the build starts, so a cycle is detected from the first resolve on.
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
          let waiter = Waiter(frame: frame.frame, build: build) {
            continuation.resume(returning: $0)
          }
          wait = Self.inMonitor { begin(waiter, isFirst: isFirst) }
          guard wait == nil else { return continuation.resume(returning: nil) }
          owner.escalate(to: Task.currentPriority)
          // The handler may have been called before the task was a waiter.
          let isCancelled = isCancellable && Task.isCancelled
          if isCancelled { cancel(frame) }
          guard isFirst else { return }
          if isCancelled {
            // A cancelled task starts no build.
            finish(keeping: nil, .nothing)
            frame.end()
          } else {
            owner.start(work)
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
      crowd.waiters.firstIndex { $0.frame == frame.frame }
        .map { crowd.waiters.remove(at: $0) }
    }
    waiter?.resume?(nil)
  }

  // MARK: - Priority

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
      Task.detached(priority: new) { self.owner.escalate(to: new) }
    }
  }
}

// MARK: - For tests

extension Declaration {
  /// The priority of the task that builds an instance, if there is one. For tests.
  package var ownerPriority: TaskPriority? { builders.map(\.owner.priority).max() }
}
