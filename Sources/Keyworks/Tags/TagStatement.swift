/// A statement of a module about a list, outside its declaration.
///
/// The statements of `autoRegister` or of a `Wiring` are the wiring of the list. They apply
/// before all others, whenever they were made, and no reset drops them. Otherwise the last
/// statement about a factory counts, so an earlier one is dropped as soon as it has no effect.
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
  /// The factory it is about, or nil if it is about the whole list.
  let factory: TagIdentity?
  /// Who made the statement, if it was an author.
  let author: Author?
  let number = AtomicWord.nextNumber()

  /// The hash of the factory, and that of a contribution with its key in a keyed list. Without
  /// them, 0.
  let hashes: (factory: Int, contribution: Int)

  /// Runs user code.
  init(_ saying: Saying, about member: TagIdentity?, by author: Author?) {
    (self.saying, factory, self.author) = (saying, member?.factory, author)
    var contribution = 0
    if case .contribution(let new) = saying, let member {
      contribution = member.hashValue ^ (new.hashableKey?.hashValue ?? 0)
    }
    hashes = (factory?.hashValue ?? 0, contribution)
  }

  private var isMove: Bool { if case .move = saying { true } else { false } }
  var isRemoval: Bool { if case .removal = saying { true } else { false } }

  var replacement: [TagMember]? {
    if case .replacement(let members) = saying { members } else { nil }
  }

  /// Whether all earlier statements keep their effect.
  var isOnTop: Bool { replacement != nil && author == nil }

  /// Returns the earlier statements that no longer have an effect, or nil if this one has none.
  /// Runs user code.
  ///
  /// - Parameter known: Those that may be among them, and perhaps others.
  func replaced(among known: [TagStatement], in container: AnyObject) -> [TagStatement]? {
    let earlier = known.filter {
      Author.isReplaced($0.author, by: author) && $0.factory == factory
    }.inOrder { $0.number < $1.number }
    switch saying {
    case .contribution(let member):
      let isKnown = earlier.reversed().prefix { !$0.isRemoval }.contains {
        $0.contributes(theSameAs: member, in: container)
      }
      return isKnown ? nil : []
    case .move: return earlier.filter(\.isMove)
    case .removal: return earlier.last?.isRemoval == true ? nil : earlier
    case .replacement: return earlier.filter { Author.isLeftBehind($0.author, by: author) }
    }
  }

  private func contributes(theSameAs other: TagMember, in container: AnyObject) -> Bool {
    guard case .contribution(let mine) = saying, mine.hashableKey == other.hashableKey
    else { return false }
    return mine.identify(container) == other.identify(container)
      && TagRank(mine.priority, mine.order, in: container)
        == TagRank(other.priority, other.order, in: container)
  }
}
