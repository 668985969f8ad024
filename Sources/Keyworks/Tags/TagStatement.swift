/// A statement of a module about a list, outside its declaration.
///
/// The statements of `autoRegister` or of a `Wiring` give way to all others, whenever they were
/// made, and no reset drops them. Otherwise the last statement about a member counts, so an earlier
/// one is dropped as soon as it has no effect.
final class TagStatement: Statement, Sendable {
  enum Saying {
    case contribution(TagMember)
    /// A new position for a member.
    case move(priority: Int, [TagBond])
    case removal
    /// The members of a list that replaces it.
    case replacement([TagMember])
  }

  let saying: Saying
  /// The member it is about, or nil if it is about the whole list. Without variants, a move or a
  /// removal is about each member of the factory.
  let member: TagIdentity?
  /// Who made the statement, if it was an author.
  let author: Author?
  let number = AtomicWord.nextNumber()

  /// The hashes of the factory, of the variants, and of the key of a contribution to a keyed list.
  /// Without them, 0.
  let hashes: ArraySlice<Int>

  /// Runs user code.
  init(_ saying: Saying, about member: TagIdentity?, by author: Author?) {
    (self.saying, self.member, self.author) = (saying, member, author)
    var key = 0
    if case .contribution(let new) = saying { key = new.hashableKey?.hashValue ?? 0 }
    hashes = [member?.factory.hashValue ?? 0, member?.choice?.hashValue ?? 0, key]
  }

  private var isMove: Bool { if case .move = saying { true } else { false } }
  var isContribution: Bool { if case .contribution = saying { true } else { false } }
  var isRemoval: Bool { if case .removal = saying { true } else { false } }

  var replacement: [TagMember]? {
    if case .replacement(let members) = saying { members } else { nil }
  }

  /// Whether it only hides earlier statements.
  var isOnTop: Bool { replacement != nil && author == nil }

  /// Returns the earlier statements that no longer have an effect, or nil if this one has none.
  /// Runs user code.
  ///
  /// - Parameter known: Those that may be among them, and perhaps others.
  func replaced(among known: [TagStatement], in container: AnyObject) -> [TagStatement]? {
    let earlier = known.filter {
      Author.isReplaced($0.author, by: author) && (covers($0) || $0.covers(self))
    }.inOrder { $0.number < $1.number }
    switch saying {
    case .contribution(let member):
      let isKnown = earlier.reversed().prefix { !$0.isRemoval }.contains {
        $0.contributes(theSameAs: member, in: container)
      }
      return isKnown ? nil : []
    case .move: return earlier.filter { $0.isMove && covers($0) }
    case .removal:
      if let last = earlier.last, last.isRemoval, last.covers(self) { return nil }
      return earlier.filter(covers)
    case .replacement: return earlier.filter { Author.isLeftBehind($0.author, by: author) }
    }
  }

  /// Whether it is about each member of a factory.
  var isAboutFactory: Bool { member?.choice == nil && !isContribution && replacement == nil }

  /// Whether it is about whatever the other statement is about.
  private func covers(_ other: TagStatement) -> Bool {
    member == (isAboutFactory ? other.member?.factory : other.member)
  }

  private func contributes(theSameAs other: TagMember, in container: AnyObject) -> Bool {
    guard case .contribution(let mine) = saying, mine.hashableKey == other.hashableKey
    else { return false }
    return mine.identify(container) == other.identify(container)
      && TagRank(mine.priority, mine.order, in: container)
        == TagRank(other.priority, other.order, in: container)
  }
}
