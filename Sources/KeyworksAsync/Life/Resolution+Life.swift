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
  /// Refuses to cache an instance. A closing does not wait for builds that begin later, unless they
  /// are part of what it waits for: others may never cease.
  package func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    guard resolution.isBuilding, let keeper = resolution.keptBy, !allows(frame) else { return }
    if resolution.attachments.get(SlotStore.self) != nil {
      resolution.attachments.remove(SlotStore.self)
      store?.end(resolution)
    }
    if keeper.slot.storeNumber == storeNumber, keeper.lifetime.isKept { request.refuse(frame) }
  }
}

extension Request {
  /// Refuses a build in a closed container. In a sandbox it does nothing: a task that outlives its
  /// sandbox must not stop other tests.
  func refuse(_ frame: Frame) {
    if container.activeManager.isOfSandbox { return }
    if frame.place.lifetime.isSingleton { Misuse.processEnded(frame).stop() }
    Misuse.containerClosed("\(Swift.type(of: container))", frame).stop()
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
