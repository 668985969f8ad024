/// A set of cells in no order that adds and removes in constant time: each cell knows
/// its position.
struct Roster {
  let lifetime: Lifetime
  private var members: [Cell] = []

  init(of lifetime: Lifetime) { self.lifetime = lifetime }

  mutating func add(_ member: Cell) {
    guard member.rosterPosition == nil else { return }
    member.rosterPosition = members.count
    members.append(member)
  }

  mutating func remove(_ member: Cell) {
    guard let position = member.rosterPosition.take(), let last = members.popLast() else { return }
    guard last !== member else { return }
    last.rosterPosition = position
    members[position] = last
  }

  /// Returns all members and is empty afterwards.
  mutating func removeAll() -> [Cell] {
    for member in members { member.rosterPosition = nil }
    return exchange(&members, with: [])
  }
}
