internal import Synchronization

/// The author of statements in the wiring of a container: an `autoRegister`, or an active
/// ``Wiring``. Each author speaks only for itself: if it repeats or withdraws a statement, those of
/// others stay as they are.
final class WiringAuthor: Sendable {
  /// Where the wiring is written, if it can be off, as an `autoRegister` cannot.
  let place: Place?
  private let priority: Int
  /// The numbers of the activations, beginning with that of the outermost wiring.
  private let activations: [Int]
  private let isGone = Atomic(false)

  private static let count = Atomic(0)

  /// An activation now, as part of another wiring or on its own.
  init(_ wiring: ActiveWiring.Content, partOf outer: WiringAuthor?) {
    place = wiring.place
    priority = (outer?.priority ?? 0) + wiring.priority
    activations =
      (outer?.activations ?? []) + [Self.count.add(1, ordering: .relaxed).newValue]
  }

  /// An `autoRegister`. It has the priority 0 and ranks below every activation of that priority.
  init() { (place, priority, activations) = (nil, 0, [0]) }

  /// Returns whether only the order in time decides which of two authors wins.
  func conflicts(with other: WiringAuthor) -> Bool {
    priority == other.priority && !isGone.load(ordering: .relaxed)
  }

  /// Records that the container was released. The author's statements stay until another author
  /// replaces them.
  func leave() { isGone.store(true, ordering: .relaxed) }

  /// Returns whether the statements of one author give way to those of another: the higher priority
  /// wins, and then the later activation. Nil stands for code outside the wiring.
  static func isBelow(_ one: WiringAuthor?, _ other: WiringAuthor?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    if one.priority != other.priority { return one.priority < other.priority }
    return one.activations.lexicographicallyPrecedes(other.activations)
  }

  /// Returns whether statements of `new` replace those of `earlier`.
  static func isReplaced(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    earlier === new || isLeftBehind(earlier, by: new)
  }

  /// Returns whether `earlier` is gone when another author makes a statement. An author may have
  /// several overrides and decorations. They end only in this case.
  static func isLeftBehind(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    new != nil && earlier?.isGone.load(ordering: .relaxed) == true
  }
}
