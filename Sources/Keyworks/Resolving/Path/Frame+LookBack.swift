internal import KeyworksThreads

extension Frame {
  /// How much stack passes between two looks back: small enough to end a cycle early,
  /// large enough to cost nothing.
  private static var interval: UInt { 32 * 1024 }
  /// How much stack a message, and what bodies do between two frames, may need. A small
  /// stack is not given up as a whole.
  private static func reserve(of thread: kw_thread) -> UInt {
    min(fullReserve, UInt(thread.stack_size) / 8 * 3)
  }
  private static var fullReserve: UInt { 64 * 1024 }

  /// Whether the calling thread has a small stack.
  static var isOnSmallStack: Bool { reserve(of: kw_current_thread().pointee) < fullReserve }

  /// Called every 32 KiB of stack: stops if a factory is under construction on this
  /// thread inside its own construction, or if the stack nears its end.
  ///
  /// It is how a cycle of unique factories is found, which nothing else would notice: after
  /// one full turn its factories stand on the stack a second time.
  @inline(never)
  func lookBack() {
    let thread = kw_current_thread()
    stopAtCycle(ContextValues.current.byScope)
    // Noted from here on, what the factories are given tells whether a recursion is endless.
    thread.pointee.notes_inputs = isRecursive
    if thread.pointee.stack_end == 0 {
      kw_measure_stack(thread)
      thread.pointee.when_abandoned = {
        Misuse.threadEnded(Frame(at: $0)).stop()
      }
    }
    let end = UInt(thread.pointee.stack_end)
    let here = UInt(kw_stack_address())
    let next = here > Self.interval ? here - Self.interval : 0
    let size = UInt(thread.pointee.stack_size)

    // A thread can run on a stack that the system does not know of, and return from it. One that
    // notes inputs looks again soon after it has returned from the recursion.
    let isKnown = here &- end < size
    let start = isKnown ? max(next, end + stopIfUsedUp(here, end)) : next
    let isWide = isKnown && !thread.pointee.notes_inputs
    thread.pointee.window_start = start
    thread.pointee.window_size = (isWide ? end + size : here + Self.interval) - start
  }

  /// - Returns: How much of the stack is kept in reserve.
  private func stopIfUsedUp(_ here: UInt, _ end: UInt) -> UInt {
    let reserve = Self.reserve(of: kw_current_thread().pointee)
    if here - end < reserve { Misuse.stackNearlyUsedUp(self, left: here - end).stop() }
    return reserve
  }
}
