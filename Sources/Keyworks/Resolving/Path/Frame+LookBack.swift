extension Frame {
  /// How much stack is used between two looks back: small enough to end a cycle early, large enough
  /// to cost nothing.
  private static var interval: UInt { 32 * 1024 }
  /// How much stack to reserve for a message and for the work of bodies between two frames. Of a
  /// small stack, only a part is reserved.
  private static var fullReserve: UInt { 64 * 1024 }

  /// Called every 32 KiB of stack. Stops the program if a factory is being built inside its own
  /// build on this thread, or if the stack is almost used up.
  ///
  /// This is the only check that finds a cycle of unique factories: after one full turn, its
  /// factories are on the stack a second time.
  @inline(never)
  func lookBack() {
    let thread = ThisThread.current
    stopAtCycle()
    // From here on, inputs are recorded. They tell whether a recursion is endless.
    ThisThread.notesInputs = isRecursive
    if thread.stackEnd == 0 { thread.measureStack() }
    let (end, size) = (thread.stackEnd, thread.stackSize)
    let here = ThisThread.stackAddress
    let next = here > Self.interval ? here - Self.interval : 0

    // A thread can run on a stack that the system does not know, and return from it. A thread that
    // records inputs looks back again soon after it has left the recursion.
    let isKnown = here &- end < size
    let reserve = min(Self.fullReserve, size / 8 * 3)
    if isKnown, here - end < reserve { stopWithStackUsedUp(left: here - end, of: reserve) }
    let start = isKnown ? max(next, end + reserve) : next
    let isWide = isKnown && !ThisThread.notesInputs
    thread.setWindow(from: start, to: isWide ? end + size : here + Self.interval)
  }

  private func stopWithStackUsedUp(left: UInt, of reserve: UInt) -> Never {
    let misuse = { Misuse.stackNearlyUsedUp(self, left: left) }
    // On a small stack, too little is left for code that hears of it.
    if reserve < Self.fullReserve { ThisThread.stopAside(misuse) }
    misuse().stop()
  }
}
