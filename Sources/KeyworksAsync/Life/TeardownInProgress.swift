internal import Keyworks

/// A running teardown. The code that it calls finds it as ``current``.
final class TeardownInProgress: Sendable {
  @TaskLocal static var current: TeardownInProgress?

  let object: BuiltObject
  private let life: Life
  /// The teardown that this one runs in, such as one that closes this one's container.
  private let outer = TeardownInProgress.current
  /// The teardown in which the object was built.
  private let cause: TeardownInProgress?
  private let isOver = AtomicFlag()

  init(_ object: BuiltObject, _ teardown: BuiltObject.Teardown) {
    (self.object, life, cause) = (object, teardown.life, teardown.cause)
  }

  /// Call this after the teardown. Tasks that it started are then no longer part of it.
  func end() { isOver.set() }

  /// Whether the calling task is part of a teardown of this life, of one below it, or of one that
  /// is closed together with it.
  static func isWithin(_ life: Life) -> Bool {
    guard let current else { return false }
    let life = life.currentClosing?.root ?? life
    return sequence(first: current, next: \.outer).contains { teardown in
      !teardown.isOver.isSet && teardown.life.isPart(of: life)
    }
  }

  /// If the teardown of an instance has led to building that instance again, returns the teardowns
  /// in between, the last one first. Otherwise returns nil.
  static func path(to new: BuiltObject) -> [Place]? {
    guard let current else { return nil }
    let objects = sequence(first: current, next: \.cause).map(\.object)
    // Those of the same factory.
    let turns = objects.indices.filter { turn in
      objects[turn].place.isSame(as: new.place) && objects[turn].storeNumber == new.storeNumber
    }
    let isEndless = turns.count >= mostTurns || turns.contains { objects[$0].isAlike(new) }
    return isEndless ? objects[...turns[0]].map(\.place) : nil
  }

  /// How many instances of a factory may be built in a row, each by a teardown of the one before.
  private static var mostTurns: Int { 1_000 }
}

extension BuiltObject {
  /// Whether both are instances for the same arguments. False if the arguments are not known.
  fileprivate func isAlike(_ new: BuiltObject) -> Bool {
    if place.takesInputs, !place.lifetime.isKept { return false }
    return areEqual(inputs.id, new.inputs.id) && areEqual(inputs.arguments, new.inputs.arguments)
  }
}
