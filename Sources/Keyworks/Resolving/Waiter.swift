internal import KeyworksThreads

/// How a build ended, for those who waited for it.
enum Outcome {
  /// The boxed value, kept or not.
  case value(Box)
  /// What the body threw.
  case failure(any Error)
  /// Nothing that could be handed out; who waited looks again.
  case done
}

/// A thread that sleeps until a frame has finished. It lives on that thread's stack.
///
/// All sleeping happens in one monitor for the process. A waiter is reachable from a
/// frame only while its thread is in there, so neither outlives the other.
struct Waiter {
  typealias Pointer = UnsafeMutablePointer<Waiter>

  /// What came of an attempt to queue up.
  enum Attempt {
    /// Nobody builds any more.
    case nobodyBuilds
    /// Queued at this frame.
    case queued(Frame.Pointer)
    /// This frame's thread waits, directly or not, for the one that asks.
    case wouldCloseLoop(Frame.Pointer)
  }

  /// What came of waiting.
  enum Result {
    case tryAgain
    case ended(Outcome)
    case wouldCloseLoop(Frame.Pointer)
  }

  private let thread: UnsafeMutablePointer<kw_thread>
  private(set) var next: Pointer?
  private var sleeper = kw_sleeper()
  private var outcome: Outcome?

  /// Sleeps until the frame that `join` queued at has finished.
  ///
  /// - Parameter join: Called in the monitor. It takes the lock that guards the
  ///   builder and calls `queue(at:)` while it holds it.
  static func wait(
    on thread: UnsafeMutablePointer<kw_thread>, join: (Pointer) -> Attempt
  ) -> Result {
    var waiter = Waiter(thread: thread)
    return withUnsafeMutablePointer(to: &waiter) { waiter in
      kw_monitor_enter()
      defer { kw_monitor_exit() }
      switch join(waiter) {
      case .nobodyBuilds: return .tryAgain
      case .wouldCloseLoop(let frame): return .wouldCloseLoop(frame)
      case .queued(let frame): return .ended(sleep(waiter, until: frame))
      }
    }
  }

  private static func sleep(_ waiter: Pointer, until frame: Frame.Pointer) -> Outcome {
    let thread = waiter.pointee.thread
    thread.pointee.awaited = UnsafeMutableRawPointer(frame)
    kw_sleeper_init(&waiter.pointee.sleeper)
    defer { kw_sleeper_destroy(&waiter.pointee.sleeper) }
    while true {
      if let outcome = waiter.pointee.outcome { return outcome }
      kw_sleeper_sleep(&waiter.pointee.sleeper)
    }
  }

  /// Queues up at `builder`, unless that would close a loop of waiting threads.
  ///
  /// - Precondition: In the monitor, under the lock that guards the builder.
  static func queue(_ waiter: Pointer, at builder: Frame.Pointer) -> Attempt {
    if leads(from: builder, to: waiter.pointee.thread) { return .wouldCloseLoop(builder) }
    waiter.pointee.next = builder.pointee.waiters
    builder.pointee.waiters = waiter
    return .queued(builder)
  }

  /// Whether the thread of `builder` is `thread`, or waits for it through others.
  private static func leads(
    from builder: Frame.Pointer, to thread: UnsafeMutablePointer<kw_thread>
  ) -> Bool {
    var frame: Frame.Pointer? = builder
    while let here = frame {
      if here.pointee.thread == thread { return true }
      frame = here.pointee.thread.pointee.awaited?.assumingMemoryBound(to: Frame.self)
    }
    return false
  }

  /// Wakes everybody who queued at a frame that no cell names as its builder any more.
  static func wake(at frame: Frame.Pointer, with outcome: Outcome) {
    kw_monitor_enter()
    defer { kw_monitor_exit() }
    var waiter = frame.pointee.waiters
    while let here = waiter {
      waiter = here.pointee.next
      here.pointee.thread.pointee.awaited = nil
      here.pointee.outcome = outcome
      kw_sleeper_wake(&here.pointee.sleeper)
    }
  }
}
