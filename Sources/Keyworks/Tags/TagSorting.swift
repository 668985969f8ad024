/// A member with all that its position depends on.
struct TagCandidate<Root, Element> {
  let identity: TagIdentity
  let tagged: Tagged<Root, Element>
  /// Its position in the list; nil for a contribution.
  let position: Int?
  var priority: Int
  var before: [TagIdentity]
  var after: [TagIdentity]

  init(_ tagged: Tagged<Root, Element>, position: Int?, in container: Root) {
    identity = tagged.identify(container)
    self.tagged = tagged
    self.position = position
    priority = tagged.priority
    before = tagged.order.identities(isBefore: true, in: container)
    after = tagged.order.identities(isBefore: false, in: container)
  }

  mutating func move(_ move: TagMove<Root>, in container: Root) {
    priority = move.priority
    before = move.order.identities(isBefore: true, in: container)
    after = move.order.identities(isBefore: false, in: container)
  }

  /// Whether both stand for the same member in the same order.
  func says(theSameAs other: TagCandidate) -> Bool {
    priority == other.priority && before == other.before && after == other.after
  }

  /// Whether it comes first where nothing binds the two.
  func ranks(before other: TagCandidate) -> Bool {
    if priority != other.priority { return priority < other.priority }
    switch (position, other.position) {
    case (let mine?, let theirs?): return mine < theirs
    case (_?, nil): return true
    case (nil, _?): return false
    case (nil, nil): return sortedPlace < other.sortedPlace
    }
  }

  /// What tells contributions apart, whoever made them first: the file, the line and, for a
  /// loop, the name.
  private var sortedPlace: (String, Int, String) {
    (String(cString: tagged.place.file), tagged.place.line, identity.place.name)
  }
}

extension Array {
  /// The members that these bind to, on one side.
  fileprivate func identities<Root>(isBefore: Bool, in container: Root) -> [TagIdentity]
  where Element == TagOrder<Root> {
    filter { $0.isBefore == isBefore }.map { $0.identify(container) }
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

  private func mustPrecede(_ other: TagCandidate) -> Bool {
    identity != other.identity
      && (before.contains(other.identity) || other.after.contains(identity))
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

  var listing: TagListing { TagListing(factory: identity.place, place: tagged.place) }
}

/// Where a factory was made the member of a list.
struct TagListing {
  let factory: Place
  let place: Place
}
