/// Returns when the calling task is cancelled.
package func untilCancelled() async {
  let gate = Gate()
  await withTaskCancellationHandler {
    await gate.wait()
  } onCancel: {
    gate.open()
  }
}

/// A ``Latch`` for tasks: waiting suspends the task and blocks no thread. Cancellation does not end
/// the wait.
package final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  package init() {}

  package func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  package func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiters.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// A place where a task waits until the test lets it pass.
package final class Pause: Sendable {
  private let (isHere, mayPass) = (Gate(), Gate())

  package init() {}

  /// Waits here.
  package func callAsFunction() async {
    isHere.open()
    await mayPass.wait()
  }

  /// Returns as soon as a task waits here.
  package func reached() async { await isHere.wait() }
  package func end() { mayPass.open() }
}
