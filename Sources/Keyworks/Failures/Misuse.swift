/// Every programmer error that stops the program, with the facts its message needs.
enum Misuse {
  /// A frame builds what an outer frame is already building.
  case cycleOnPath(Frame, from: Frame)
  /// The innermost frame needs a build of another thread or task, which waits for this one.
  case cycleAcrossThreads(Frame, [Resolution.Waiter])
  case stackNearlyUsedUp(Frame, left: UInt)
  /// The thread of this frame ended in its body.
  case threadEnded(Frame)
  /// The wiring that would register it, if it is known and off, and all wirings that are off.
  case promiseNotRegistered(Place, by: Place?, off: [Place])
  /// The last two places register the factory of the first.
  case registeredTwice(Place, Place, Place)
  /// The second place is the wiring that requires it.
  case promiseRequired(Place, Place)
  /// A condition, declared at the first place, reads something that its own wiring changes: the
  /// second place, if it is known.
  case conditionDependsOnResult(Place, Place?)
  case functionWithoutID(Place)
  case sharedIdentity(Place)
  case timeToLiveWithoutLifetime(Place)
  /// A container of this type returns another manager each time.
  case managerNotStored(_ type: String)
  case clockSetTooLate
  case launchContextInUse
  case caseTwice(_ variants: String, Place)
  case nothingRequired(_ key: String, Place)
  /// The frame builds a cached instance, and a context value is required during that build.
  case requiredByKept(_ key: String, Frame, Place)
  case containerGone(Place)
  /// The frame begins a build in a closed container of this type.
  case containerClosed(_ container: String, Frame)
  /// A factory is registered, overridden or decorated in a closed container of this type.
  case changedWhenClosed(_ container: String, Place)
  /// The frame builds in the container that is being closed, or in a container below it.
  case closedInsideOfBuild(_ container: String, Frame)
  case teardownOfShared(Place)
  /// The first place is the factory that is needed again. The teardowns in progress follow,
  /// innermost first.
  case teardownNeedsItself(Place, [Place])
  case listedTwice(RankedMember, RankedMember)
  case keyTwice(_ key: String, map: String?, RankedMember, RankedMember)
  /// Two key paths lead to lists of this type that are written `[]`.
  case emptyListsAlike(_ type: String)
  case contributedDifferently(RankedMember, RankedMember)
  /// Each must come before the next, and the last before the first.
  case contradictoryOrder([RankedMember])

  /// Describes the cycle that arises if a frame waits for a build that needs the frame itself.
  ///
  /// - Parameter waiters: The waiters of other threads or tasks that are part of the loop.
  static func cycle(_ frame: Frame, _ builder: Resolution, _ waiters: [Resolution.Waiter]) -> Misuse
  {
    // A waiting task may itself be inside the build that it waits for.
    let outer = frame.andOuter.dropFirst().first { $0 == builder.frame }
    return outer.map { .cycleOnPath(frame, from: $0) } ?? .cycleAcrossThreads(frame, waiters)
  }

  /// Stops the program with the message, in debug and release builds. It is not inlined, because
  /// that would take registers from the paths that continue.
  @inline(never)
  func stop() -> Never {
    // Observers are not called here: they would have to run on this small stack.
    if case .stackNearlyUsedUp = self, Frame.isOnSmallStack { ThisThread.stopAside(self) }
    Frame.innermostIfAny?.tell { _ in .stopped(reason: message) }
    end()
  }

  func end() -> Never {
    let site = site
    fatalError(message, file: site.file.staticString, line: UInt(site.line))
  }

  /// The place in the source that the error points at.
  private var site: Place {
    switch self {
    case .cycleOnPath(let frame, _), .cycleAcrossThreads(let frame, _),
      .stackNearlyUsedUp(let frame, _), .threadEnded(let frame), .containerClosed(_, let frame),
      .closedInsideOfBuild(_, let frame):
      frame.place
    case .promiseNotRegistered(let place, _, _): Frame.innermostIfAny?.outer?.place ?? place
    case .functionWithoutID(let place), .sharedIdentity(let place),
      .timeToLiveWithoutLifetime(let place), .caseTwice(_, let place),
      .nothingRequired(_, let place),
      .requiredByKept(_, _, let place), .containerGone(let place), .teardownOfShared(let place),
      .changedWhenClosed(_, let place),
      .teardownNeedsItself(let place, _), .promiseRequired(_, let place),
      .registeredTwice(_, _, let place),
      .conditionDependsOnResult(let place, _):
      place
    case .listedTwice(_, let two), .keyTwice(_, _, _, let two), .contributedDifferently(_, let two):
      two.place
    case .contradictoryOrder(let members): members.first?.place ?? Place(#fileID, #line)
    case .emptyListsAlike, .clockSetTooLate, .launchContextInUse, .managerNotStored:
      Frame.innermostIfAny?.place ?? Place(#fileID, #line)
    }
  }
}
