internal import Keyworks

/// How the instances of a factory are torn down.
final class Teardowns: Follower {
  typealias Action = @Sendable (AnyBox, WorkOutcome) async throws -> Void

  /// The closures, in the order in which they were written. Each gets the box of the instance.
  let actions: [Action]

  init(_ actions: [Action]) { self.actions = actions }

  /// Records a build for which a closing has to wait.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    // A value that was handed over is not torn down.
    if case .useLayerValue = resolution.nextStep { return }
    guard resolution.isBuilding else { return }
    let (place, container) = (request.place, request.container)
    let store = resolution.keptBy?.slot.store ?? container.activeManager.store
    let life = store.life(of: store.singletons == nil ? nil : container)
    if place.lifetime.isWeak { Misuse.teardownOfShared(place).stop() }
    guard life.begin(resolution, in: frame) else {
      return life.refuse(resolution, in: frame, for: request)
    }
    resolution.attachments.add(life)
    // From here on, a closing may mention it.
    let object = resolution.object(at: place)
    if life.isClosing, let path = TeardownInProgress.path(to: object) {
      Misuse.teardownNeedsItself(place, path).stop()
    }
    resolution.attachments.add(
      Handover(
        of: object,
        BuiltObject.Teardown(
          life: life, manager: WeakReference(container.activeManager), actions: actions)))
  }

  /// Hands the instance to the container, or to the process, which will tear it down.
  private final class Handover: Attachment {
    private let object: BuiltObject
    private var teardown: BuiltObject.Teardown?

    init(of object: BuiltObject, _ teardown: BuiltObject.Teardown) {
      (self.object, self.teardown) = (object, teardown)
    }

    func follows(_ moment: Moment, in frame: Frame) {
      switch moment {
      case .made(let box): teardown?.instance = box
      case .completed:
        if let teardown = teardown.take(), teardown.instance?.holdsNil == false {
          object.complete(teardown)
        }
      default: break
      }
    }
  }
}
