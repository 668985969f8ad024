/// How the instances of a factory are torn down.
final class Teardowns: Follower {
  typealias Action = @Sendable (AnyBox, WorkOutcome) async throws -> Void

  /// The closures, in the order in which they were written. Each gets the box of the instance.
  let actions: [Action]

  init(_ actions: [Action]) { self.actions = actions }

  /// Records a build for which a closing has to wait.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    // A value that was handed over is not torn down.
    if case .useLayerValue = resolution.step { return }
    guard resolution.isBuilding else { return }
    let (place, container) = (request.place, request.container)
    let store = resolution.keeper?.slot.store ?? container.activeManager.store
    let life = store.life(of: store.singletons == nil ? nil : container)
    if place.lifetime.isWeak { Misuse.teardownOfShared(place).stop() }
    guard life.begin(resolution, in: frame) else { return request.refuse(frame) }
    resolution.attachments.add(life)
    // From here on, a closing may mention it.
    let object = resolution.object(at: place)
    if life.isClosing, let path = TeardownInProgress.path(to: object) {
      Misuse.teardownNeedsItself(place, path).stop()
    }
    resolution.attachments.add(
      Handover(of: object, to: life, WeakReference(container.activeManager), actions))
  }

  /// Hands the instance to the container, or to the process, which will tear it down.
  private final class Handover: Attachment {
    private let object: BuiltObject
    private let life: Life
    private let manager: WeakReference
    private let actions: [Action]
    private var instance: AnyBox?

    init(
      of object: BuiltObject, to life: Life, _ manager: WeakReference, _ actions: [Action]
    ) {
      (self.object, self.life, self.manager, self.actions) = (object, life, manager, actions)
    }

    func follows(_ moment: Moment, in frame: Frame) {
      switch moment {
      case .made(let box): instance = box
      case .completed: complete()
      default: break
      }
    }

    private func complete() {
      guard let instance = instance.take(), !instance.holdsNil else { return }
      object.complete(
        BuiltObject.Teardown(
          life: life, manager: manager,
          actions: actions.map { action in { try await action(instance, $0) } },
          cause: life.isClosing ? TeardownInProgress.current : nil))
    }
  }
}
