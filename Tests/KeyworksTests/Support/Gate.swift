import Foundation

/// Returns when the calling task is cancelled.
func untilCancelled() async {
  let gate = Gate()
  await withTaskCancellationHandler {
    await gate.wait()
  } onCancel: {
    gate.open()
  }
}

/// A ``Latch`` for tasks: waiting suspends the task and blocks no thread. Cancellation does not end
/// the wait.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func wait() async {
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
final class Pause: Sendable {
  private let (isHere, mayPass) = (Gate(), Gate())

  /// Waits here.
  func callAsFunction() async {
    isHere.open()
    await mayPass.wait()
  }

  /// Returns as soon as a task waits here.
  func reached() async { await isHere.wait() }
  func end() { mayPass.open() }
}
