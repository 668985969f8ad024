/// The members of a list while they are collected. Each factory occurs once.
struct TagMembers {
  private let container: AnyObject
  /// The name of the list, if it is known.
  private let name: String?
  /// The members, with nil in place of each removed one.
  private var all: [TagCandidate?] = []
  /// The positions of the members, by the hashes of their factories.
  private var positions: [UInt: [Int]] = [:]
  /// The moves of factories that are not members yet.
  private var moves: [UInt: [(factory: TagIdentity, rank: TagRank)]] = [:]
  /// The positions of the members, by the hashes of their keys.
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

  /// Applies a statement about the list.
  mutating func follow(_ statement: TagStatements.Statement) {
    switch statement.saying {
    case .contribution(let member):
      // Not the statement's number: the wiring counts first, even if it makes a statement again.
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

  /// Adds a contribution. Adding the same one again has no effect.
  private mutating func contribute(_ member: TagCandidate) {
    guard let known = known(like: member) else {
      var member = member
      // A move applies to the member even if it was stated first.
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

  /// Stops the program if both members have the same key of a map.
  private func refuseKey(of one: TagCandidate, and other: TagCandidate) {
    guard let key = other.member.key else { return }
    Misuse.keyTwice(key.description, map: name, one.listing, other.listing).stop()
  }

  private mutating func add(_ member: TagCandidate) {
    positions[member.identity.factoryHash, default: []].append(all.count)
    if let key = member.member.key { keys[key.arguments.hash, default: []].append(all.count) }
    all.append(member)
  }

  /// Returns the member that has the same key in a map, or the same factory in a list.
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

  /// Returns the positions of a factory, whatever its variants.
  private func positions(of factory: TagIdentity) -> [Int] {
    (positions[factory.factoryHash] ?? []).filter {
      all[$0]?.identity.isSameFactory(as: factory) == true
    }
  }
}
