/// Every programmer error that stops the program, with the facts its message needs.
enum Misuse {
  /// The innermost frame builds a factory that is under construction further out.
  case cycle(Frame.Pointer)
  /// The innermost frame wants what `builder` builds, whose thread waits for this one.
  case cycleAcrossThreads(Frame.Pointer, _ builder: Frame.Pointer)
  case stackNearlyUsedUp(Frame.Pointer, left: UInt)
  case promiseNotKept(Place)
  case keptFunction(Place)
  case sharedIdentity(Place)
  case timeToLiveWithoutLifetime(Place)
  case clockSetTooLate
  /// The kernel's own: an end without a beginning.
  case unbalanced

  /// Ends the program with the message, in debug and in release.
  func stop() -> Never { fatalError(message) }
}
