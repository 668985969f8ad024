package import Keyworks

extension Resolution {
  /// The life that the instance belongs to, if it has a teardown.
  package var life: Life? { attachments.get() }

  /// The record of the instance that teardowns use, if there is one.
  var object: BuiltObject? { attachments.get() }

  /// The same, made if necessary. Child tasks of a body may call this concurrently.
  func object(at place: Place) -> BuiltObject {
    attachments.addIfNone(
      BuiltObject(
        place, (id, keptBy?.cell?.arguments),
        storeNumber: life?.storeNumber
          ?? keptBy.flatMap { $0.lifetime.isGraph ? nil : $0.slot.storeNumber }))
  }
}

extension Life: Attachment {
  package func hasEnded(_ build: Resolution) { store?.end(build) }
  package func wasLetGo() { abandon() }

  /// The lives of containers that were made or used in the sandbox are below this one.
  package func sandboxEnds(
    with error: (any Error)?, isAwaited: Bool
  ) -> (@Sendable () async -> [FactoryError])? {
    let ending = Ending(outcome: WorkOutcome(error))
    if isAwaited { return { await self.close(ending) } }
    guard let closing = beginToClose(ending, withAll: true) else { return nil }
    return { await closing.value }
  }
}

/// While a container is being closed, and afterwards.
extension Life: Follower {
  /// A request that comes too late makes its own container, below the closed one.
  package var isInherited: Bool { true }

  /// Refuses to cache an instance, and to build what can throw. A closing does not wait for builds
  /// that begin later, unless they are part of what it waits for: others may never cease.
  package func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    guard resolution.isBuilding, !allows(frame) else { return }
    if let builder = resolution.attachments.get(SlotStore.self), builder.number == storeNumber {
      resolution.attachments.remove(SlotStore.self)
      builder.end(resolution)
    }
    let keepsHere = resolution.keptBy.map {
      $0.lifetime.isKept && $0.slot.storeNumber == storeNumber
    }
    if request.throwsAnyError || keepsHere == true { refuse(resolution, in: frame, for: request) }
  }

  /// Refuses a build. In a sandbox it does nothing: a task that outlives its sandbox must not stop
  /// other tests.
  func refuse(_ resolution: Resolution, in frame: Frame, for request: Request) {
    if request.container.activeManager.isOfSandbox { return }
    let container = isRoot ? nil : "\(containerType)"
    if request.throwsAnyError {
      return resolution.refuse(
        with: ContainerClosed(container: container, factory: Origin(frame.place)))
    }
    guard let container else { Misuse.processEnded(frame).stop() }
    Misuse.containerClosed(container, frame).stop()
  }
}

extension BuiltObject {
  var isOfInstance: Bool { true }

  func follows(_ moment: Moment, in frame: Frame) {
    switch moment {
    case .completed:
      StartRecord.current?.note(self, in: frame.resolution?.keptBy)
    case .built: wasHandedOut(in: frame)
    default: break
    }
  }

  var isOver: Bool { isEnded }

  /// All of them belong to one store, and therefore to one life.
  func wasDropped(with others: [any Attachment]) -> Bool {
    guard let life else { return false }
    life.drop(others.compactMap { $0 as? BuiltObject }, .returned)
    return true
  }

  func wasLetGo() { release() }
}
