/// A closure that the code of a test runs once, at its next call of `run`.
typealias Hook = Locked<(@Sendable () -> Void)?>

extension Hook {
  func set(_ work: @escaping @Sendable () -> Void) { withLock { $0 = work } }
  func run() { withLock { $0.take() }?() }
}

/// A thread that stops in the middle of its work until the test lets it finish.
struct Held<Result: Sendable>: Sendable {
  private let mayFinish = Latch("a held thread may finish")
  private let thread: Running<Result>

  /// Returns as soon as the thread calls the closure that its work receives.
  init(_ work: @escaping @Sendable (_ stop: @escaping @Sendable () -> Void) -> Result) {
    let (isHeld, mayFinish) = (Latch("a thread is held"), mayFinish)
    thread = Running {
      work {
        isHeld.open()
        // Until then, the tasks of the test may have to wait for their turn.
        mayFinish.wait(atMost: 5)
      }
    }
    isHeld.wait()
  }

  /// Returns as soon as the thread runs the hook.
  init(at hook: Hook, _ work: @escaping @Sendable () -> Result) {
    self.init { stop in
      hook.set(stop)
      return work()
    }
  }

  @discardableResult func finish() -> Result {
    mayFinish.open()
    return thread.join()
  }
}
