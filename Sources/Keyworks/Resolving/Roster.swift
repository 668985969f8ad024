/// A set of cells in no order that adds and removes in constant time: each cell knows
/// its position.
struct Roster {
  let lifetime: Lifetime
  private var members: [Cell.Pointer] = []

  init(of lifetime: Lifetime) { self.lifetime = lifetime }

  mutating func add(_ member: Cell.Pointer) {
    guard member.pointee.rosterPosition == nil else { return }
    member.pointee.rosterPosition = members.count
    members.append(member)
  }

  mutating func remove(_ member: Cell.Pointer) {
    guard let position = member.pointee.rosterPosition else { return }
    member.pointee.rosterPosition = nil
    guard let last = members.popLast(), last != member else { return }
    last.pointee.rosterPosition = position
    members[position] = last
  }

  /// Returns all members and is empty afterwards.
  mutating func removeAll() -> [Cell.Pointer] {
    for member in members { member.pointee.rosterPosition = nil }
    return exchange(&members, with: [])
  }
}
