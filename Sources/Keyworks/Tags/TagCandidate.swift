/// A member with all that its position depends on, in one container.
struct TagCandidate {
  let identity: TagIdentity
  let member: TagMember
  /// What the list or the contribution says of its position.
  let said: TagRank
  /// What counts: another one if the member was moved.
  var rank: TagRank
  /// What decides among members of one priority.
  private let tie: Tie

  private enum Tie {
    case position(Int)
    /// What tells contributions apart, whoever came first: the file, the line and, for a loop,
    /// the factory. Those of a loop that differ by their `id:` alone come as the loop has them.
    case contribution(file: String, line: Int, name: String, factoryFile: String, arrival: Int)
  }

  /// A member of the declared list.
  init(_ member: TagMember, position: Int, in container: AnyObject) {
    self.init(member, member.identify(container), .position(position), in: container)
  }

  /// A contribution.
  init(_ member: TagMember, arrival: Int, in container: AnyObject) {
    let identity = member.identify(container)
    self.init(
      member, identity,
      .contribution(
        file: member.place.file.string, line: member.place.line,
        name: identity.place.name, factoryFile: identity.place.file.string,
        arrival: arrival), in: container)
  }

  private init(
    _ member: TagMember, _ identity: TagIdentity, _ tie: Tie, in container: AnyObject
  ) {
    (self.member, self.identity, self.tie) = (member, identity, tie)
    said = TagRank(of: member, in: container)
    rank = said
  }

  var listing: TagListing { TagListing(factory: identity.place, place: member.place) }

  /// Whether it comes first where nothing binds the two.
  func ranks(before other: TagCandidate) -> Bool {
    if rank.priority != other.rank.priority { return rank.priority < other.rank.priority }
    switch (tie, other.tie) {
    case (.position(let mine), .position(let theirs)): return mine < theirs
    case (.position, .contribution): return true
    case (.contribution, .position): return false
    case (
      .contribution(let file, let line, let name, let factoryFile, let arrival),
      .contribution(let otherFile, let otherLine, let otherName, let otherFactoryFile, let later)
    ):
      return (file, line, name, factoryFile, arrival)
        < (otherFile, otherLine, otherName, otherFactoryFile, later)
    }
  }
}

/// Where a factory was made the member of a list.
struct TagListing {
  let factory: Place
  let place: Place
}
