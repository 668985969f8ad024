/// A source of statements about factories and lists that can take them back, other than the code
/// that uses the container. Each author speaks only for itself: if it repeats or withdraws a
/// statement, those of others stay as they are. Nil stands for the code that uses the container.
package final class Author: Sendable {
  package let priority: Int
  /// The order among authors of one priority.
  package let rank: [Int]
  /// Equal for authors that make the same statements, because one was added twice. Their
  /// decorations count once.
  package let source: [Int]
  private let isGone = AtomicFlag()

  package init(priority: Int, rank: [Int], source: [Int] = []) {
    (self.priority, self.rank, self.source) = (priority, rank, source)
  }

  /// Returns whether only the order in time decides which of two authors wins.
  func conflicts(with other: Author) -> Bool {
    priority == other.priority && !isGone.isSet
  }

  /// Records that the container was released. The author's statements stay until another author
  /// replaces them.
  package func leave() { isGone.set() }

  /// Returns whether the statements of one author give way to those of another: the higher priority
  /// wins, and then the higher rank.
  static func isBelow(_ one: Author?, _ other: Author?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    if one.priority != other.priority { return one.priority < other.priority }
    return one.rank.lexicographicallyPrecedes(other.rank)
  }

  /// Returns whether statements of `new` replace those of `earlier`.
  static func isReplaced(_ earlier: Author?, by new: Author?) -> Bool {
    earlier === new || isLeftBehind(earlier, by: new)
  }

  /// Returns whether `earlier` is gone when another author makes a statement. An author may have
  /// several overrides and decorations. They end only in this case.
  static func isLeftBehind(_ earlier: Author?, by new: Author?) -> Bool {
    new != nil && earlier?.isGone.isSet == true
  }
}

/// A body, a decoration or a change of a list, made by an author or by the code that uses the
/// container.
package protocol Statement {
  /// The author, or nil if the code that uses the container made it.
  var author: Author? { get }
  /// A number that no other statement ever has. A later one has a higher number.
  var number: Int { get }
}

extension Statement {
  /// Whether it gives way to another one: by the authors, and then the earlier to the later.
  func isBelow(_ other: Self) -> Bool {
    if Author.isBelow(author, other.author) { return true }
    return !Author.isBelow(other.author, author) && number < other.number
  }
}
