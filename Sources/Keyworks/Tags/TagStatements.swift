/// The statements of modules about a list, outside its declaration, by factory.
///
/// The statements of `autoRegister` or of a ``Wiring`` are the wiring of the list. They apply
/// before all others, whenever they were made, and no reset drops them. Otherwise the last
/// statement about a factory counts, so an earlier one is dropped as soon as it has no effect.
struct TagStatements {
  struct Statement {
    let number: Int
    let factory: TagIdentity
    let saying: TagStatement
    /// The part of the wiring that made the statement, if one did.
    let author: WiringAuthor?

    var isWiring: Bool { author != nil }
  }

  private var byFactory: [UInt: [Statement]] = [:]
  private var lastNumber = 0

  /// The statements about factories with this hash, the oldest first.
  func about(_ hash: UInt) -> [Statement] { byFactory[hash] ?? [] }

  /// All statements, in the order in which they apply.
  var inOrder: [Statement] {
    byFactory.values.joined().sorted { one, other in
      if WiringAuthor.isBelow(one.author, other.author) { return true }
      return !WiringAuthor.isBelow(other.author, one.author) && one.number < other.number
    }
  }

  /// - Returns: The number by which the statement can be removed.
  mutating func add(_ saying: TagStatement, about factory: TagIdentity, by author: WiringAuthor?)
    -> Int
  {
    lastNumber += 1
    byFactory[factory.factoryHash, default: []].append(
      Statement(number: lastNumber, factory: factory, saying: saying, author: author))
    return lastNumber
  }

  /// Removes the statements with these numbers.
  ///
  /// - Returns: The old statements, for the caller to release.
  mutating func remove(_ numbers: [Int], about hash: UInt) -> [Statement] {
    let all = about(hash)
    let kept = all.filter { !numbers.contains($0.number) }
    byFactory[hash] = kept.isEmpty ? nil : kept
    return all
  }

  /// Drops every statement that is not wiring.
  mutating func reset() {
    for (hash, statements) in byFactory {
      let wiring = statements.filter(\.isWiring)
      byFactory[hash] = wiring.isEmpty ? nil : wiring
    }
  }
}

/// A statement about a list, outside its declaration.
enum TagStatement {
  case contribution(TagMember)
  case move(TagMove)
  case removal

  /// Compares this statement with earlier ones about the same factory. Runs user code.
  ///
  /// - Returns: The numbers of the statements that no longer have an effect, or nil if this
  ///   statement itself has none.
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

/// A new position for a member.
struct TagMove {
  let priority: Int
  let order: [TagBond]
}
