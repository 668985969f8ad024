/// What modules said about a list outside of its declaration, factory by factory.
///
/// What `autoRegister` or a ``Wiring`` said is the list's wiring: it counts before all that others said,
/// whenever it was said, and no reset drops it. Otherwise the last statement about a factory
/// counts, so what an earlier one said is forgotten as soon as it has no effect.
struct TagStatements {
  struct Statement {
    let number: Int
    let factory: TagIdentity
    let saying: TagStatement
    /// Whose `autoRegister` said it, if one did.
    let author: WiringAuthor?

    var isWiring: Bool { author != nil }
  }

  private var byFactory: [UInt: [Statement]] = [:]
  private var lastNumber = 0

  /// Those whose factories have this hash, the oldest first.
  func about(_ hash: UInt) -> [Statement] { byFactory[hash] ?? [] }

  /// All of them in the order in which they count.
  var inOrder: [Statement] {
    byFactory.values.joined().sorted { one, other in
      if WiringAuthor.isBelow(one.author, other.author) { return true }
      return !WiringAuthor.isBelow(other.author, one.author) && one.number < other.number
    }
  }

  /// - Returns: The number to take it back by.
  mutating func add(_ saying: TagStatement, about factory: TagIdentity, by author: WiringAuthor?)
    -> Int
  {
    lastNumber += 1
    byFactory[factory.factoryHash, default: []].append(
      Statement(number: lastNumber, factory: factory, saying: saying, author: author))
    return lastNumber
  }

  /// Takes out the statements with these numbers.
  ///
  /// - Returns: What the caller lets go.
  mutating func remove(_ numbers: [Int], about hash: UInt) -> [Statement] {
    let all = about(hash)
    let kept = all.filter { !numbers.contains($0.number) }
    byFactory[hash] = kept.isEmpty ? nil : kept
    return all
  }

  /// Goes back to the wiring.
  mutating func reset() {
    for (hash, statements) in byFactory {
      let wiring = statements.filter(\.isWiring)
      byFactory[hash] = wiring.isEmpty ? nil : wiring
    }
  }
}

/// Something that is said about a list outside of it.
enum TagStatement {
  case contribution(TagMember)
  case move(TagMove)
  case removal

  /// What this makes of the earlier statements about the same factory. Runs user code.
  ///
  /// - Returns: The numbers of those that no longer have an effect, or nil if this statement
  ///   has none itself.
  func supersedes(
    _ earlier: [TagStatements.Statement], in container: AnyObject
  ) -> [Int]? {
    switch self {
    case .contribution(let member):
      let isKnown = earlier.reversed().prefix { !$0.saying.isRemoval }.contains {
        $0.saying.contributes(theSameAs: member, in: container)
      }
      return isKnown ? nil : []
    case .move: return earlier.filter(\.saying.isMove).map(\.number)
    case .removal:
      return earlier.last?.saying.isRemoval == true ? nil : earlier.map(\.number)
    }
  }

  private var isMove: Bool { if case .move = self { true } else { false } }
  private var isRemoval: Bool { if case .removal = self { true } else { false } }

  private func contributes(theSameAs other: TagMember, in container: AnyObject) -> Bool {
    guard case .contribution(let mine) = self, areEqual(mine.key?.arguments, other.key?.arguments)
    else { return false }
    return mine.identify(container) == other.identify(container)
      && TagRank(of: mine, in: container) == TagRank(of: other, in: container)
  }
}

/// Another position for a member.
struct TagMove {
  let priority: Int
  let order: [TagBond]
}
