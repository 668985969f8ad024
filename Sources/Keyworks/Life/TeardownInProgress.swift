internal import Synchronization

/// A teardown that the calling task is part of.
final class TeardownInProgress: Sendable {
  @TaskLocal static var current: TeardownInProgress?

  private let object: BuiltObject
  private let life: Life
  /// The one that this one runs in, as that of another container which it closes.
  private let outer = TeardownInProgress.current
  /// The one in which the object was built.
  private let cause: TeardownInProgress?
  private let isOver = Atomic(false)

  init(_ object: BuiltObject, _ teardown: BuiltObject.Teardown) {
    (self.object, life, cause) = (object, teardown.life, teardown.cause)
  }

  /// Notes that it is over: a task that it has started is part of it no more.
  func end() { isOver.store(true, ordering: .relaxed) }

  /// Whether the calling task is part of a teardown of this life, of one under it, or of one that is
  /// closed together with it.
  static func isWithin(_ life: Life) -> Bool {
    let closing = life.currentClosing
    var here = current
    while let teardown = here {
      here = teardown.outer
      if teardown.isOver.load(ordering: .relaxed) { continue }
      if teardown.life.isPart(of: life) { return true }
      if let closing, teardown.life.currentClosing == closing { return true }
    }
    return false
  }

  /// What has been torn down since a factory was, the last one first, if it is that teardown that
  /// builds it again.
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
