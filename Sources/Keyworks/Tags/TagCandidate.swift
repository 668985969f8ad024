/// A member in one container, with everything that decides its position.
struct TagCandidate {
  let identity: TagIdentity
  let member: TagMember
  /// The rank that the list or the contribution gives it.
  let said: TagRank
  /// The rank that counts, which is another one if the member was moved.
  var rank: TagRank
  /// Decides the order of members with the same priority.
  private let tie: Tie

  private enum Tie {
    case position(Int)
    /// The place of a contribution: the file, the line and the column. One call can contribute
    /// several factories: in a loop, or in a function that several modules call. They keep the
    /// order in which the program makes those calls, which is the same on every machine if one
    /// thread makes them. `autoRegister` runs on one thread. If threads contribute concurrently
    /// through one call, their order is undefined; priorities define it.
    case contribution(file: String, line: Int, column: Int, turn: Int)
  }

  /// A member of the declared list.
  init(_ member: TagMember, position: Int, in container: AnyObject) {
    self.init(member, member.identify(container), .position(position), in: container)
  }

  /// A contribution.
  ///
  /// - Parameter turn: A number that grows with each contribution.
  init(_ member: TagMember, turn: Int, in container: AnyObject) {
    self.init(
      member, member.identify(container),
      .contribution(
        file: member.place.file.string, line: member.place.line, column: member.place.column,
        turn: turn), in: container)
  }

  private init(
    _ member: TagMember, _ identity: TagIdentity, _ tie: Tie, in container: AnyObject
  ) {
    (self.member, self.identity, self.tie) = (member, identity, tie)
    said = TagRank(of: member, in: container)
    rank = said
  }

  var listing: TagListing { TagListing(factory: identity.place, place: member.place) }

  /// Whether it comes first if no order binds the two.
  func ranks(before other: TagCandidate) -> Bool {
    if rank.priority != other.rank.priority { return rank.priority < other.rank.priority }
    switch (tie, other.tie) {
    case (.position(let mine), .position(let theirs)): return mine < theirs
    case (.position, .contribution): return true
    case (.contribution, .position): return false
    case (
      .contribution(let file, let line, let column, let turn),
      .contribution(let otherFile, let otherLine, let otherColumn, let otherTurn)
    ): return (file, line, column, turn) < (otherFile, otherLine, otherColumn, otherTurn)
    }
  }
}

/// The place where a factory was made a member of a list.
struct TagListing {
  let factory: Place
  let place: Place
}
