internal import KeyworksThreads

extension Frame {
  /// How much stack passes between two looks back: small enough to end a cycle early,
  /// large enough to cost nothing.
  private static var interval: UInt { 32 * 1024 }
  /// How much stack a message and the factory bodies on the way to it may need.
  private static var reserve: UInt { 64 * 1024 }

  /// Called every 32 KiB of stack: stops if this frame's factory is already under
  /// construction on this thread, or if the stack nears its end.
  ///
  /// It is how a cycle of unique factories is found, which nothing else would notice:
  /// after one full turn the innermost factory stands on the stack a second time.
  @inline(never)
  static func lookBack(from frame: Pointer) {
    let thread = frame.pointee.thread
    if thread.pointee.stack_end == 0 { thread.pointee.stack_end = kw_stack_lowest_address() }
    let end = UInt(thread.pointee.stack_end)
    let here = UInt(kw_stack_address())

    // A thread can run on a stack that the system does not know of.
    let isKnown = end != 0 && here > end
    if isKnown, here - end < reserve { Misuse.stackNearlyUsedUp(frame, left: here - end).stop() }
    let next = here > interval ? here - interval : 0
    thread.pointee.look_back_below = UInt(isKnown ? max(next, end + reserve) : next)

    var other = frame.pointee.outer
    while let here = other, !here.pointee.mayRecur, !frame.pointee.mayRecur {
      if here.pointee.isSameFactory(as: frame.pointee) {
        let (last, first) = firstTurn(of: frame, here)
        Misuse.cycle(last, from: first).stop()
      }
      other = here.pointee.outer
    }
  }

  /// Whether other arguments may end a recursion through this factory.
  private var mayRecur: Bool { place.kind == .parameterized }

  /// The ends of the first turn of a cycle that has turned many times, inner and outer.
  private static func firstTurn(of frame: Pointer, _ earlier: Pointer) -> (Pointer, Pointer) {
    var (frame, earlier) = (frame, earlier)
    while let next = frame.pointee.outer, let before = earlier.pointee.outer,
      next.pointee.isSameFactory(as: before.pointee)
    {
      (frame, earlier) = (next, before)
    }
    return (frame, earlier)
  }
}
