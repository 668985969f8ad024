/// The members of a list while they are collected.
struct TagMembers {
  private let container: AnyObject
  /// The name of the list, if it is known.
  private let name: String?
  /// The members by what only one of them can have: in a map the key, otherwise the factory
  /// together with its variants.
  private var members: [AnyHashable: RankedMember] = [:]
  /// The last move of each factory. The factory need not be a member yet.
  private var moves: [TagIdentity: TagRank] = [:]

  init(_ declared: [TagMember], of name: String?, in container: AnyObject) {
    (self.container, self.name) = (container, name)
    for (position, member) in declared.enumerated() {
      add(member, isContribution: false, turn: position)
    }
  }

  /// Applies a statement about the list.
  ///
  /// - Parameter turn: The position of the statement among all statements: the wiring counts first,
  ///   even if it makes a statement again.
  mutating func follow(_ statement: TagStatement, turn: Int) {
    guard let factory = statement.factory else { return }
    switch statement.saying {
    case .contribution(let member): add(member, isContribution: true, turn: turn)
    case .move(let priority, let order):
      moves[factory] = TagRank(priority, order, in: container)
    case .removal:
      for (own, member) in members where member.identity.factory == factory { members[own] = nil }
      moves[factory] = nil
    case .replacement: break
    }
  }

  /// Adds a member. Adding the same contribution again has no effect.
  private mutating func add(_ member: TagMember, isContribution: Bool, turn: Int) {
    let new = RankedMember(member, isContribution: isContribution, turn: turn, in: container)
    let own = member.hashableKey ?? AnyHashable(new.identity)
    guard let known = members[own] else { return members[own] = new }
    if let key = member.key, !isContribution || known.identity != new.identity {
      Misuse.keyTwice("\(key)", map: name, known, new).stop()
    }
    if !isContribution { Misuse.listedTwice(known, new).stop() }
    if known.rank != new.rank { Misuse.contributedDifferently(known, new).stop() }
  }

  /// Returns the members with the ranks that count, in no order.
  ///
  /// A move applies to a member even if it was stated first.
  func ranked() -> [RankedMember] {
    for member in members.values {
      if let rank = moves[member.identity.factory] { member.rank = rank }
    }
    return Array(members.values)
  }
}
