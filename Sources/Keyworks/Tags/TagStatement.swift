/// A statement of a module about a list, outside its declaration.
///
/// The statements of `autoRegister` or of a `Wiring` are the wiring of the list. They apply
/// before all others, whenever they were made, and no reset drops them. Otherwise the last
/// statement about a factory counts, so an earlier one is dropped as soon as it has no effect.
final class TagStatement: Sendable {
  enum Saying {
    case contribution(TagMember)
    /// A new position for a member.
    case move(priority: Int, [TagBond])
    case removal
    /// The members of a list that replaces it.
    case replacement([TagMember])
  }

  let saying: Saying
  /// The factory it is about, or nil if it is about the whole list.
  let factory: TagIdentity?
  /// Who made the statement, if it was an author.
  let author: Author?

  init(_ saying: Saying, about member: TagIdentity?, by author: Author?) {
    (self.saying, factory, self.author) = (saying, member?.factory, author)
  }

  private var isMove: Bool { if case .move = saying { true } else { false } }
  private var isRemoval: Bool { if case .removal = saying { true } else { false } }

  var replacement: [TagMember]? {
    if case .replacement(let members) = saying { members } else { nil }
  }

  /// Adds this statement to earlier ones. Runs user code.
  ///
  /// - Parameter known: All statements about the list, the oldest first.
  /// - Returns: The statements that now have an effect, or nil if this one has none.
  func added(to known: [TagStatement], in container: AnyObject) -> [TagStatement]? {
    let earlier = known.filter {
      Author.isReplaced($0.author, by: author) && $0.factory == factory
    }
    var obsolete: [TagStatement] = []
    switch saying {
    case .contribution(let member):
      let isKnown = earlier.reversed().prefix { !$0.isRemoval }.contains {
        $0.contributes(theSameAs: member, in: container)
      }
      if isKnown { return nil }
    case .move: obsolete = earlier.filter(\.isMove)
    case .removal:
      if earlier.last?.isRemoval == true { return nil }
      obsolete = earlier
    case .replacement:
      obsolete = earlier.filter { Author.isLeftBehind($0.author, by: author) }
    }
    return known.filter { one in !obsolete.contains { $0 === one } } + [self]
  }

  private func contributes(theSameAs other: TagMember, in container: AnyObject) -> Bool {
    guard case .contribution(let mine) = saying, mine.hashableKey == other.hashableKey
    else { return false }
    return mine.identify(container) == other.identify(container)
      && TagRank(mine.priority, mine.order, in: container)
        == TagRank(other.priority, other.order, in: container)
  }
}
