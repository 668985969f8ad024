internal import Synchronization

/// Who says something that belongs to the wiring of a container: an `autoRegister`, or an active
/// ``Wiring``. Each author speaks for itself: what one says again, or no more, leaves what others say as
/// it is.
final class WiringAuthor: Sendable {
  private let rank: Rank
  private let isGone = Atomic(false)

  init(_ rank: Rank) { self.rank = rank }

  /// The higher priority wins, then the later activation. An `autoRegister` has the priority 0, and comes
  /// before what is activated.
  struct Rank: Comparable {
    let priority: Int
    /// The numbers of the activations, that of the outermost wiring first.
    let activations: [Int]

    static var automatic: Rank { Rank(priority: 0, activations: [0]) }

    static func < (one: Rank, other: Rank) -> Bool {
      if one.priority != other.priority { return one.priority < other.priority }
      return one.activations.lexicographicallyPrecedes(other.activations)
    }
  }

  /// That of a part of it, which is activated now.
  func rankOfPart(priority: Int, number: Int) -> Rank {
    Rank(priority: rank.priority + priority, activations: rank.activations + [number])
  }

  var priority: Int { rank.priority }

  /// Whether only time tells which of two authors counts where they say different things.
  func conflicts(with other: WiringAuthor) -> Bool {
    priority == other.priority && !isGone.load(ordering: .relaxed)
  }

  /// Notes that the container is gone. What it said stays, until another one says otherwise.
  func leave() { isGone.store(true, ordering: .relaxed) }

  /// Whether what one says gives way to what the other says; nil is who is no part of the wiring.
  static func isBelow(_ one: WiringAuthor?, _ other: WiringAuthor?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    return one.rank < other.rank
  }

  /// Whether what `earlier` said is replaced by what `new` says.
  static func isReplaced(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, let new else { return earlier == nil && new == nil }
    return earlier === new || isLeftBehind(earlier, by: new)
  }

  /// Whether `earlier` is gone when another one says something: of overrides and decorations one
  /// author may have several, so only these end then.
  static func isLeftBehind(_ earlier: WiringAuthor?, by new: WiringAuthor?) -> Bool {
    guard let earlier, new != nil else { return false }
    return earlier.isGone.load(ordering: .relaxed)
  }
}
