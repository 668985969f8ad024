internal import Synchronization

/// The author of statements in the wiring of a container: an `autoRegister`, or an active
/// ``Wiring``. Each author speaks only for itself: if it repeats or withdraws a statement, those of
/// others stay as they are.
final class WiringAuthor: Sendable {
  private let rank: Rank
  private let isGone = Atomic(false)

  init(_ rank: Rank) { self.rank = rank }

  /// Ranks authors: the higher priority wins, and then the later activation. An `autoRegister` has
  /// the priority 0 and ranks below every activation of that priority.
  struct Rank: Comparable {
    let priority: Int
    /// The numbers of the activations, beginning with that of the outermost wiring.
    let activations: [Int]

    static var automatic: Rank { Rank(priority: 0, activations: [0]) }

    static func < (one: Rank, other: Rank) -> Bool {
      if one.priority != other.priority { return one.priority < other.priority }
      return one.activations.lexicographicallyPrecedes(other.activations)
    }
  }

  /// Returns the rank of a part that is activated now.
  func rankOfPart(priority: Int, number: Int) -> Rank {
    Rank(priority: rank.priority + priority, activations: rank.activations + [number])
  }

  var priority: Int { rank.priority }

  /// Returns whether only the order in time decides which of two authors wins.
  func conflicts(with other: WiringAuthor) -> Bool {
    priority == other.priority && !isGone.load(ordering: .relaxed)
  }

  /// Records that the container was released. The author's statements stay until another author
  /// replaces them.
  func leave() { isGone.store(true, ordering: .relaxed) }

  /// Returns whether the statements of one author give way to those of another. Nil stands for code
  /// outside the wiring.
  static func isBelow(_ one: WiringAuthor?, _ other: WiringAuthor?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    return one.rank < other.rank
  }

  /// Returns whether statements of `new` replace those of `earlier`.
  static func isReplaced(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, let new else { return earlier == nil && new == nil }
    return earlier === new || isLeftBehind(earlier, by: new)
  }

  /// Returns whether `earlier` is gone when another author makes a statement. An author may have
  /// several overrides and decorations. They end only in this case.
  static func isLeftBehind(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, new != nil else { return false }
    return earlier.isGone.load(ordering: .relaxed)
  }
}
