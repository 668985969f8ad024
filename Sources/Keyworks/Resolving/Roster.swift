/// Something that knows its place in a roster.
protocol Rostered: AnyObject {
  var rosterPosition: Int? { get set }
}

/// A set of objects in no order that adds and removes in constant time.
struct Roster<Member: Rostered> {
  private(set) var members: [Member] = []

  mutating func add(_ member: Member) {
    guard member.rosterPosition == nil else { return }
    member.rosterPosition = members.count
    members.append(member)
  }

  mutating func remove(_ member: Member) {
    guard let position = member.rosterPosition.take(), let last = members.popLast() else { return }
    guard last !== member else { return }
    last.rosterPosition = position
    members[position] = last
  }

  /// Returns all members and is empty afterwards.
  mutating func removeAll() -> [Member] {
    for member in members { member.rosterPosition = nil }
    defer { members = [] }
    return members
  }
}
