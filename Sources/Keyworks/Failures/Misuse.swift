/// Every programmer error that stops the program, with the facts its message needs.
enum Misuse {
  /// A frame builds what another one, further out, is building.
  case cycle(Frame.Pointer, from: Frame.Pointer)
  /// The innermost frame wants what `builder` builds, whose thread waits for this one.
  case cycleAcrossThreads(Frame.Pointer, _ builder: Frame.Pointer)
  case stackNearlyUsedUp(Frame.Pointer, left: UInt)
  case promiseNotKept(Place)
  case keptFunction(Place)
  case sharedIdentity(Place)
  case timeToLiveWithoutLifetime(Place)
  case clockSetTooLate
  case launchContextOfProcess
  case caseTwice(_ variants: String, Place)
  case nothingRequired(_ key: String, Place)
  /// The frame builds something that is kept, and around or in it a value is asked for.
  case requiredByKept(_ key: String, Frame.Pointer, Place)
  case containerGone(Place)
  case listedTwice(TagListing, TagListing)
  case keyTwice(TagListing, TagListing)
  case contributedDifferently(TagListing, TagListing)
  /// Each must come before the next, and the last before the first.
  case contradictoryOrder([TagListing])

  /// Ends the program with the message, in debug and in release. A call: in place it would take
  /// registers from those who go on.
  @inline(never)
  func stop() -> Never {
    if let frame = Frame.innermostIfAny { Frame.tell(frame) { _ in .stopped(reason: message) } }
    fatalError(message)
  }
}
