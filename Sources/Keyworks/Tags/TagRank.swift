/// What decides the position of a member: its priority, and its order relative to others.
struct TagRank: Equatable {
  let priority: Int
  let before: [TagIdentity]
  let after: [TagIdentity]

  init(_ priority: Int, _ order: [TagBond], in container: AnyObject) {
    self.priority = priority
    before = order.filter(\.isBefore).map { $0.identify(container) }
    after = order.filter { !$0.isBefore }.map { $0.identify(container) }
  }

  init(of member: TagMember, in container: AnyObject) {
    self.init(member.priority, member.order, in: container)
  }
}
