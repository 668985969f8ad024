internal import KeyworksThreads

extension Frame {
  /// How much stack passes between two looks back: small enough to end a cycle early,
  /// large enough to cost nothing.
  private static var interval: UInt { 32 * 1024 }
  /// How much stack a message, and what bodies do between two frames, may need. A small
  /// stack is not given up as a whole.
  private static func reserve(of thread: kw_thread) -> UInt {
    min(64 * 1024, UInt(thread.stack_size) / 4)
  }

  /// Called every 32 KiB of stack: stops if a factory is under construction on this
  /// thread inside its own construction, or if the stack nears its end.
  ///
  /// It is how a cycle of unique factories is found, which nothing else would notice: after
  /// one full turn its factories stand on the stack a second time.
  @inline(never)
  static func lookBack(from frame: Pointer) {
    stopAtCycle(from: frame)
    let thread = frame.pointee.thread
    if thread.pointee.stack_end == 0 { kw_measure_stack(thread) }
    let end = UInt(thread.pointee.stack_end)
    let here = UInt(kw_stack_address())
    let next = here > interval ? here - interval : 0
    let size = UInt(thread.pointee.stack_size)

    // A thread can run on a stack that the system does not know of, and return from it.
    guard here &- end < size else {
      thread.pointee.window_start = UInt(next)
      thread.pointee.window_size = UInt(2 * interval)
      return
    }
    let reserve = reserve(of: thread.pointee)
    if here - end < reserve { Misuse.stackNearlyUsedUp(frame, left: here - end).stop() }
    let start = max(next, end + reserve)
    thread.pointee.window_start = start
    thread.pointee.window_size = end + size - start
  }

  /// Looks for a factory that stands on the stack twice. The innermost one need not be it: what
  /// each turn of a cycle builds beside may be what happens to cross the line.
  private static func stopAtCycle(from innermost: Pointer) {
    var left = depthBesideCycle
    var next: Pointer? = innermost
    while let frame = next, left > 0 {
      next = frame.pointee.outer
      if frame.pointee.mayRecur { continue }
      left -= 1
      var other = next
      while let here = other, !here.pointee.mayRecur {
        if areSameFactory(here, frame) {
          let (last, first) = firstTurn(of: frame, here)
          Misuse.cycle(last, from: first).stop()
        }
        other = here.pointee.outer
      }
    }
  }

  /// How many factories beside a cycle are looked through.
  private static var depthBesideCycle: Int { 32 }

  /// Whether other arguments, or another `id:`, may end a recursion through this factory.
  private var mayRecur: Bool { place.kind == .parameterized || place.hasID || place.isFunction }

  /// The ends of the first turn of a cycle that has turned many times, inner and outer.
  private static func firstTurn(of frame: Pointer, _ earlier: Pointer) -> (Pointer, Pointer) {
    var (frame, earlier) = (frame, earlier)
    while let next = frame.pointee.outer, let before = earlier.pointee.outer,
      areSameFactory(next, before)
    {
      (frame, earlier) = (next, before)
    }
    return (frame, earlier)
  }
}
