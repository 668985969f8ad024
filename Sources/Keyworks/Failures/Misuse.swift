/// Every programmer error that stops the program, with the facts its message needs.
enum Misuse {
  /// A frame builds what another one, further out, is building.
  case cycleOnPath(Frame, from: Frame)
  /// The innermost frame wants what other threads or tasks build, which wait for this one.
  case cycleAcrossThreads(Frame, [Resolution.Waiter])
  case stackNearlyUsedUp(Frame, left: UInt)
  /// The thread of this frame ended in its body.
  case threadEnded(Frame)
  case promiseNoQuickHit(Place)
  /// At the two last places.
  case registeredTwice(Place, Place, Place)
  /// The second place is the wiring that requires it.
  case promiseRequired(Place, Place)
  /// The condition of what is declared here reads what that changes: the second place, if it is known.
  case conditionDependsOnResult(Place, Place?)
  case functionWithoutID(Place)
  case sharedIdentity(Place)
  case timeToLiveWithoutLifetime(Place)
  /// A container of this type has another manager each time.
  case managerNotStored(_ type: String)
  case clockSetTooLate
  case launchContextInUse
  case caseTwice(_ variants: String, Place)
  case nothingRequired(_ key: String, Place)
  /// The frame builds something that is kept, and around or in it a value is asked for.
  case requiredByKept(_ key: String, Frame, Place)
  case containerGone(Place)
  /// The frame begins to build something in a container of this type.
  case containerClosed(_ container: String, Frame)
  /// Somebody says something of a factory of a container of this type.
  case changedWhenClosed(_ container: String, Place)
  /// The frame builds in the container, or in one under it.
  case closedInsideOfBuild(_ container: String, Frame)
  case teardownOfShared(Place)
  /// The first place is what was torn down first, and the last what was built since, and so on.
  case teardownNeedsItself(Place, [Place])
  case startWithArguments(Place)
  case parentsInLoop(_ container: String)
  case listedTwice(TagListing, TagListing)
  case keyTwice(_ key: String, map: String?, TagListing, TagListing)
  /// Two key paths lead to lists of this type that are written `[]`.
  case emptyListsAlike(_ type: String)
  case contributedDifferently(TagListing, TagListing)
  /// Each must come before the next, and the last before the first.
  case contradictoryOrder([TagListing])

  /// A frame wants what is under construction, and that waits for the frame.
  ///
  /// - Parameter waiters: Those of other threads or tasks that are part of the loop.
  static func cycle(_ frame: Frame, _ builder: Resolution, _ waiters: [Resolution.Waiter]) -> Misuse
  {
    // Who waits in a task may be who asked for all that this one builds.
    let outer = frame.andOuter.dropFirst().first { $0 == builder.frame }
    return outer.map { .cycleOnPath(frame, from: $0) } ?? .cycleAcrossThreads(frame, waiters)
  }

  /// Ends the program with the message, in debug and in release. A call: in place it would take
  /// registers from those who go on.
  @inline(never)
  func stop() -> Never {
    // No observer is told: that would have to be on this thread.
    if case .stackNearlyUsedUp = self, Frame.isOnSmallStack { ThisThread.stopAside(self) }
    Frame.innermostIfAny?.tell { _ in .stopped(reason: message) }
    end()
  }

  func end() -> Never {
    let site = site
    fatalError(message, file: site.file.staticString, line: UInt(site.line))
  }

  /// Where the user looks first.
  private var site: Place {
    switch self {
    case .cycleOnPath(let frame, _), .cycleAcrossThreads(let frame, _),
      .stackNearlyUsedUp(let frame, _), .threadEnded(let frame), .containerClosed(_, let frame),
      .closedInsideOfBuild(_, let frame):
      frame.place
    case .promiseNoQuickHit(let place): Frame.innermostIfAny?.outer?.place ?? place
    case .functionWithoutID(let place), .sharedIdentity(let place),
      .timeToLiveWithoutLifetime(let place), .caseTwice(_, let place),
      .nothingRequired(_, let place),
      .requiredByKept(_, _, let place), .containerGone(let place), .teardownOfShared(let place),
      .startWithArguments(let place), .changedWhenClosed(_, let place),
      .teardownNeedsItself(let place, _), .promiseRequired(_, let place),
      .registeredTwice(_, _, let place),
      .conditionDependsOnResult(let place, _):
      place
    case .listedTwice(_, let two), .keyTwice(_, _, _, let two), .contributedDifferently(_, let two):
      two.place
    case .contradictoryOrder(let members): members.first?.place ?? Place(#fileID, #line)
    case .emptyListsAlike, .clockSetTooLate, .launchContextInUse, .managerNotStored,
      .parentsInLoop:
      Frame.innermostIfAny?.place ?? Place(#fileID, #line)
    }
  }
}
