internal import Synchronization

/// A teardown that the calling task is part of.
final class TeardownInProgress: Sendable {
  @TaskLocal static var current: TeardownInProgress?

  let object: BuiltObject
  private let life: Life
  /// The teardown that this one runs in, such as one that closes this one's container.
  private let outer = TeardownInProgress.current
  /// The teardown in which the object was built.
  private let cause: TeardownInProgress?
  private let isOver = Atomic(false)

  init(_ object: BuiltObject, _ teardown: BuiltObject.Teardown) {
    (self.object, life, cause) = (object, teardown.life, teardown.cause)
  }

  /// Records that the teardown is over. A task that it has started is no longer part of it.
  func end() { isOver.store(true, ordering: .relaxed) }

  /// Whether the calling task is part of a teardown of this life, of one below it, or of one that
  /// the closing of this life waits for.
  static func isWithin(_ life: Life) -> Bool {
    let life = life.currentClosing?.root ?? life
    var here = current
    while let teardown = here {
      here = teardown.outer
      if !teardown.isOver.load(ordering: .relaxed), teardown.life.isPart(of: life) { return true }
    }
    return false
  }

  /// Returns the teardowns that lead from a factory's own teardown to a new build of the factory,
  /// the last one first, or nil if there are none.
  static func path(from place: Place, in store: SlotStore) -> [Place]? {
    var path: [Place] = []
    var here = current
    while let teardown = here {
      path.append(teardown.object.place)
      if teardown.object.place.isSame(as: place), teardown.life.storeNumber == store.number {
        return path
      }
      here = teardown.cause
    }
    return nil
  }
}
