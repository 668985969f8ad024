/// A member in one container, with everything that decides its position.
package final class RankedMember {
  let member: TagMember
  package let identity: TagIdentity
  /// Whether a module contributed it, and the list does not declare it.
  let isContribution: Bool
  /// The rank that the list or the contribution gives it, and after a move the one that this gives
  /// it.
  var rank: TagRank
  /// Decides the order of members with the same priority. Members of the declared list come first,
  /// and keep their order. Contributions follow by the place of the call: the file, the line and
  /// the column. One call can contribute several factories: in a loop, or in a function that
  /// several modules call. They keep the order in which the program makes those calls, which is the
  /// same on every machine if one thread makes them. `autoRegister` runs on one thread. If threads
  /// contribute concurrently through one call, their order is undefined; priorities define it.
  private let tie: (file: String, line: Int, column: Int, turn: Int)
  var turn: Int { tie.turn }

  /// - Parameter turn: The position among the declared members, or of the contribution among all
  ///   statements.
  init(_ member: TagMember, isContribution: Bool, turn: Int, in container: AnyObject) {
    (self.member, self.isContribution) = (member, isContribution)
    identity = member.identify(container)
    rank = TagRank(member.priority, member.order, in: container)
    let place = member.place
    tie = isContribution ? (place.file.string, place.line, place.column, turn) : ("", 0, 0, turn)
  }

  /// The declaration of its factory, for messages.
  var factory: Place { identity.place }
  /// The place where the factory was made a member of the list, for messages.
  var place: Place { member.place }

  /// Whether it comes first if no order binds the two.
  func ranks(before other: RankedMember) -> Bool {
    rank.priority == other.rank.priority
      ? tie < other.tie : rank.priority < other.rank.priority
  }
}

/// The position of a member: its priority, and the members it must precede or follow.
struct TagRank: Equatable {
  let priority: Int
  let before: [TagIdentity]
  let after: [TagIdentity]

  init(_ priority: Int, _ order: [TagBond], in container: AnyObject) {
    self.priority = priority
    before = order.filter(\.isBefore).map { $0.identify(container) }
    after = order.filter { !$0.isBefore }.map { $0.identify(container) }
  }
}
