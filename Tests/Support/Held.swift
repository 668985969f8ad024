/// A closure that the code of a test runs once, at its next call of `run`.
package typealias Hook = Locked<(@Sendable () -> Void)?>

extension Hook {
  package func set(_ work: @escaping @Sendable () -> Void) { withLock { $0 = work } }
  package func run() { withLock { $0.take() }?() }
}

/// A thread that stops in the middle of its work until the test lets it finish.
package struct Held<Result: Sendable>: Sendable {
  private let mayFinish = Latch("a held thread may finish")
  private let thread: Running<Result>

  /// Returns as soon as the thread calls the closure that its work receives.
  package init(_ work: @escaping @Sendable (_ stop: @escaping @Sendable () -> Void) -> Result) {
    let (isHeld, mayFinish) = (Latch("a thread is held"), mayFinish)
    thread = Running {
      work {
        isHeld.open()
        mayFinish.wait(atMost: 5)
      }
    }
    isHeld.wait()
  }

  /// Returns as soon as the thread runs the hook.
  package init(at hook: Hook, _ work: @escaping @Sendable () -> Result) {
    self.init { stop in
      hook.set(stop)
      return work()
    }
  }

  @discardableResult package func finish() -> Result {
    mayFinish.open()
    return thread.join()
  }
}
