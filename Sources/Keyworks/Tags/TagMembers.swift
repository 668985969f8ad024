/// The members of a list while they are collected: each factory once.
struct TagMembers {
  private let container: AnyObject
  /// The name of the list, where one is known.
  private let name: String?
  /// Nil where one was taken out.
  private var all: [TagCandidate?] = []
  /// The positions of those whose factories have the same hash.
  private var positions: [UInt: [Int]] = [:]
  /// Where factories were moved to that are no members yet.
  private var moves: [UInt: [(factory: TagIdentity, rank: TagRank)]] = [:]
  /// The positions by the keys of a map.
  private var keys: [Int: [Int]] = [:]

  init(_ declared: [TagMember], of name: String?, in container: AnyObject) {
    (self.container, self.name) = (container, name)
    for (position, member) in declared.enumerated() {
      list(TagCandidate(member, position: position, in: container))
    }
  }

  var candidates: [TagCandidate] { all.compactMap(\.self) }

  /// Adds a member of the declared list.
  private mutating func list(_ member: TagCandidate) {
    if let known = known(like: member) {
      refuseKey(of: known, and: member)
      Misuse.listedTwice(known.listing, member.listing).stop()
    }
    add(member)
  }

  /// Takes up what was said about the list.
  mutating func follow(_ statement: TagStatements.Statement) {
    switch statement.saying {
    case .contribution(let member):
      // Not the statement's number: the wiring counts first, also when it is said anew.
      contribute(TagCandidate(member, turn: all.count, in: container))
    case .move(let move):
      let rank = TagRank(move.priority, move.order, in: container)
      for index in positions(of: statement.factory) { all[index]?.rank = rank }
      moves[statement.factory.factoryHash, default: []].append((statement.factory, rank))
    case .removal:
      for index in positions(of: statement.factory) { all[index] = nil }
      moves[statement.factory.factoryHash]?.removeAll {
        $0.factory.isSameFactory(as: statement.factory)
      }
    }
  }

  /// Adds a contribution. The same one again has no effect.
  private mutating func contribute(_ member: TagCandidate) {
    guard let known = known(like: member) else {
      var member = member
      // Whichever module speaks first: a move is about the member whenever it comes.
      let move = moves[member.identity.factoryHash]?.last {
        $0.factory.isSameFactory(as: member.identity)
      }
      if let move { member.rank = move.rank }
      return add(member)
    }
    if known.identity != member.identity { refuseKey(of: known, and: member) }
    if known.said != member.said {
      Misuse.contributedDifferently(known.listing, member.listing).stop()
    }
  }

  /// Stops if it is the key of a map that both have.
  private func refuseKey(of one: TagCandidate, and other: TagCandidate) {
    guard let key = other.member.key else { return }
    Misuse.keyTwice(key.description, map: name, one.listing, other.listing).stop()
  }

  private mutating func add(_ member: TagCandidate) {
    positions[member.identity.factoryHash, default: []].append(all.count)
    if let key = member.member.key { keys[key.arguments.hash, default: []].append(all.count) }
    all.append(member)
  }

  /// What has the place of this member: in a map its key, in a list the factory.
  private func known(like member: TagCandidate) -> TagCandidate? {
    if let key = member.member.key {
      return keys[key.arguments.hash]?.lazy.compactMap { all[$0] }.first {
        areEqual($0.member.key?.arguments, key.arguments)
      }
    }
    return positions[member.identity.factoryHash]?.lazy.compactMap { all[$0] }.first {
      $0.identity == member.identity
    }
  }

  /// Where a factory stands, under whatever variants.
  private func positions(of factory: TagIdentity) -> [Int] {
    (positions[factory.factoryHash] ?? []).filter {
      all[$0]?.identity.isSameFactory(as: factory) == true
    }
  }
}
