extension Frame {
  /// How much stack passes between two looks back: small enough to end a cycle early,
  /// large enough to cost nothing.
  private static var interval: UInt { 32 * 1024 }
  /// How much stack a message, and what bodies do between two frames, may need. A small
  /// stack is not given up as a whole.
  private static func reserve(of thread: ThisThread) -> UInt {
    min(fullReserve, thread.stackSize / 8 * 3)
  }
  private static var fullReserve: UInt { 64 * 1024 }

  /// Whether the calling thread has a small stack.
  static var isOnSmallStack: Bool { reserve(of: .current) < fullReserve }

  /// Called every 32 KiB of stack: stops if a factory is under construction on this
  /// thread inside its own construction, or if the stack nears its end.
  ///
  /// It is how a cycle of unique factories is found, which nothing else would notice: after
  /// one full turn its factories stand on the stack a second time.
  @inline(never)
  func lookBack() {
    let thread = ThisThread.current
    stopAtCycle(ContextValues.current.byScope)
    // Noted from here on, what the factories are given tells whether a recursion is endless.
    ThisThread.notesInputs = isRecursive
    if thread.stackEnd == 0 { thread.measureStack() }
    let (end, size) = (thread.stackEnd, thread.stackSize)
    let here = ThisThread.stackAddress
    let next = here > Self.interval ? here - Self.interval : 0

    // A thread can run on a stack that the system does not know of, and return from it. One that
    // notes inputs looks again soon after it has returned from the recursion.
    let isKnown = here &- end < size
    let start = isKnown ? max(next, end + stopIfUsedUp(here, end)) : next
    let isWide = isKnown && !ThisThread.notesInputs
    thread.setWindow(from: start, to: isWide ? end + size : here + Self.interval)
  }

  /// - Returns: How much of the stack is kept in reserve.
  private func stopIfUsedUp(_ here: UInt, _ end: UInt) -> UInt {
    let reserve = Self.reserve(of: .current)
    if here - end < reserve { Misuse.stackNearlyUsedUp(self, left: here - end).stop() }
    return reserve
  }
}
