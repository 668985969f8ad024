/// A member with all that its position depends on, in one container.
struct TagCandidate {
  let identity: TagIdentity
  let member: TagMember
  /// Its position in the list; nil for a contribution.
  let position: Int?
  /// Its number among the contributions.
  let arrival: Int
  private(set) var priority: Int
  private var before: [TagIdentity]
  private var after: [TagIdentity]

  init(_ member: TagMember, position: Int? = nil, arrival: Int = 0, in container: AnyObject) {
    self.arrival = arrival
    identity = member.identify(container)
    self.member = member
    self.position = position
    (priority, before, after) = (member.priority, [], [])
    bind(member.order, in: container)
  }

  private mutating func bind(_ order: [TagBond], in container: AnyObject) {
    before = order.filter(\.isBefore).map { $0.identify(container) }
    after = order.filter { !$0.isBefore }.map { $0.identify(container) }
  }

  mutating func move(_ move: TagMove, in container: AnyObject) {
    priority = move.priority
    bind(move.order, in: container)
  }

  /// Whether both stand for the same member in the same order.
  func says(theSameAs other: TagCandidate) -> Bool {
    priority == other.priority && before == other.before && after == other.after
  }

  var listing: TagListing { TagListing(factory: identity.place, place: member.place) }

  /// Whether it comes first where nothing binds the two.
  private func ranks(before other: TagCandidate) -> Bool {
    if priority != other.priority { return priority < other.priority }
    switch (position, other.position) {
    case (let mine?, let theirs?): return mine < theirs
    case (_?, nil): return true
    case (nil, _?): return false
    case (nil, nil):
      let (mine, theirs) = (sortedPlace, other.sortedPlace)
      return mine == theirs ? arrival < other.arrival : mine < theirs
    }
  }

  /// What tells contributions apart, whoever came first: the file, the line and, for a loop,
  /// the factory. Those of a loop that differ by their `id:` alone come as the loop has them.
  private var sortedPlace: (String, Int, String, String) {
    (
      String(cString: member.place.file), member.place.line, identity.place.name,
      String(cString: identity.place.file)
    )
  }

  private func mustPrecede(_ other: TagCandidate) -> Bool {
    identity != other.identity
      && (before.contains { $0.isSameFactory(as: other.identity) }
        || other.after.contains { $0.isSameFactory(as: identity) })
  }
}

extension TagCandidate {
  /// Puts members in order: by rank, except where one is bound to come before or after
  /// another. Of those whose bonds are met, the one of lowest rank is next.
  static func sort(_ members: [TagCandidate]) -> [TagCandidate] {
    var waiting = members.sorted { $0.ranks(before: $1) }
    guard waiting.contains(where: { !$0.before.isEmpty || !$0.after.isEmpty }) else {
      return waiting
    }
    var sorted: [TagCandidate] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { member in !waiting.contains { $0.mustPrecede(member) } }
      guard let next else { Misuse.contradictoryOrder(loop(in: waiting)).stop() }
      sorted.append(waiting.remove(at: next))
    }
    return sorted
  }

  /// Members each of which must come before the next, and the last before the first. Each
  /// of `members` must come after another of them.
  private static func loop(in members: [TagCandidate]) -> [TagListing] {
    var path = [0]
    while let before = members.firstIndex(where: { $0.mustPrecede(members[path[path.count - 1]]) })
    {
      if let start = path.firstIndex(of: before) {
        return path[start...].reversed().map { members[$0].listing }
      }
      path.append(before)
    }
    return []
  }
}

/// Where a factory was made the member of a list.
struct TagListing {
  let factory: Place
  let place: Place
}
