/// The members of a list while they are collected: each factory once.
struct TagMembers {
  private(set) var all: [TagCandidate] = []
  /// The positions of those whose keys have the same hash.
  private var positions: [UInt: [Int]] = [:]
  /// The same for the keys of a map.
  private var keys: [Int: [Int]] = [:]

  private func position(of identity: TagIdentity) -> Int? {
    positions[identity.key.digest.hash]?.first { all[$0].identity == identity }
  }

  /// The position of what has the place of this member: in a map its key, in a list the
  /// factory.
  private func position(of member: TagCandidate) -> Int? {
    guard let key = member.member.key else { return position(of: member.identity) }
    return keys[key.arguments.hash]?.first {
      areEqual(all[$0].member.key?.arguments, key.arguments)
    }
  }

  private mutating func add(_ member: TagCandidate) {
    positions[member.identity.key.digest.hash, default: []].append(all.count)
    if let key = member.member.key { keys[key.arguments.hash, default: []].append(all.count) }
    all.append(member)
  }

  /// Adds a member of the declared list.
  mutating func list(_ member: TagCandidate) {
    if let known = position(of: member) {
      let (one, two) = (all[known].listing, member.listing)
      (member.member.key == nil ? Misuse.listedTwice(one, two) : .keyTwice(one, two)).stop()
    }
    add(member)
  }

  /// Adds a contribution. The same one again has no effect.
  mutating func contribute(_ member: TagCandidate) {
    guard let known = position(of: member) else { return add(member) }
    if all[known].identity != member.identity {
      Misuse.keyTwice(all[known].listing, member.listing).stop()
    }
    if !all[known].says(theSameAs: member) {
      Misuse.contributedDifferently(all[known].listing, member.listing).stop()
    }
  }

  /// Moves a factory, if it is a member, under whatever variants.
  mutating func move(_ move: TagMove, in container: AnyObject) {
    let factory = move.identify(container)
    for index in all.indices where all[index].identity.isSameFactory(as: factory) {
      all[index].move(move, in: container)
    }
  }

  /// Removes a factory, if it is a member, under whatever variants.
  mutating func remove(_ factory: TagIdentity) {
    all.removeAll { $0.identity.isSameFactory(as: factory) }
  }
}
