/// The members of a list while they are collected: each factory once.
struct TagMembers {
  private(set) var all: [TagCandidate] = []
  /// The positions of those whose keys have the same hash.
  private var positions: [UInt: [Int]] = [:]

  private func position(of identity: TagIdentity) -> Int? {
    positions[identity.key.contentHash]?.first { all[$0].identity == identity }
  }

  private mutating func add(_ member: TagCandidate) {
    positions[member.identity.key.contentHash, default: []].append(all.count)
    all.append(member)
  }

  /// Adds a member of the declared list.
  mutating func list(_ member: TagCandidate) {
    if let known = position(of: member.identity) {
      Misuse.listedTwice(all[known].listing, member.listing).stop()
    }
    add(member)
  }

  /// Adds a contribution. The same one again has no effect.
  mutating func contribute(_ member: TagCandidate) {
    guard let known = position(of: member.identity) else { return add(member) }
    if !all[known].says(theSameAs: member) {
      Misuse.contributedDifferently(all[known].listing, member.listing).stop()
    }
  }

  /// Moves a member, if there is such a one.
  mutating func move(_ move: TagMove, in container: AnyObject) {
    guard let known = position(of: move.identify(container)) else { return }
    all[known].move(move, in: container)
  }

  /// Removes a member, if there is such a one.
  mutating func remove(_ identity: TagIdentity) {
    all.removeAll { $0.identity == identity }
  }
}
