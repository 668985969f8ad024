/// The order of a list's members by the library's rules: bonds first, then priority, then the place
/// in the list. Contributions come last, by file, line and column. Contributions made by one call,
/// for instance in a loop, keep the order of the loop in the program. Here they are sorted by name.
package struct ListOrder {
  /// Each member once. A member that is contributed twice in the same way counts once.
  package let members: [Member]
  /// Members that occur a second time, with the first occurrence.
  private(set) var doubles: [(first: Member, second: Member)] = []
  /// The members of a cycle of bonds. Empty if the bonds can be satisfied.
  private(set) var loop: [Member] = []
  /// Nil if bonds contradict each other.
  package private(set) var ordered: [Member]?

  /// Whether some members exclude each other at run time.
  private var hasBranches = false

  /// Whether the order is fully known before the program runs.
  package var isKnown: Bool {
    !hasBranches && members.allSatisfy { if case .value = $0.priority { true } else { false } }
  }

  init(of all: [Member], name: (Member) -> String) {
    var unique: [Member] = []
    let listed = all.filter { $0.contributor == nil }
    let contributed = all.filter { $0.contributor != nil }
      .map { ($0, $0.place.fileID, $0.place.position, name($0)) }
      .sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
    var first: [Member.Identity: Member] = [:]
    for member in listed + contributed {
      guard let known = first[member.identity] else {
        first[member.identity] = member
        unique.append(member)
        continue
      }
      if known.mayExclude(member) {
        hasBranches = true
      } else if member.contributor == nil || known.priority.differs(from: member.priority)
        || known.bonds != member.bonds
      {
        doubles.append((known, member))
      }
    }
    members = unique
    arrange()
  }

  private mutating func arrange() {
    // Few members have bonds, and only those need to be compared with all others.
    let bound = members.indices.filter { !members[$0].bonds.isEmpty }
    let followers = members.indices.map { index in
      (members[index].bonds.isEmpty ? bound : Array(members.indices))
        .filter {
          $0 != index && members[index].precedes(members[$0])
            && !members[index].mayExclude(members[$0])
        }
    }
    var waiting = [Int](repeating: 0, count: members.count)
    for follower in followers.joined() { waiting[follower] += 1 }
    var left = Array(members.indices).sorted { (members[$0].rank, $0) < (members[$1].rank, $1) }
    var order: [Member] = []
    if bound.isEmpty {
      order = left.map { members[$0] }
      left = []
    }
    while let next = left.firstIndex(where: { waiting[$0] == 0 }) {
      let index = left.remove(at: next)
      order.append(members[index])
      for follower in followers[index] { waiting[follower] -= 1 }
    }
    if left.isEmpty { ordered = order } else { loop = findLoop(among: Set(left), followers) }
  }

  /// Every waiting member waits for another one, so walking back from any of them ends in a cycle.
  private func findLoop(among left: Set<Int>, _ followers: [[Int]]) -> [Member] {
    var trail: [Int] = []
    var next = left.min()
    while let here = next, !trail.contains(here) {
      trail.append(here)
      next = left.sorted().first { followers[$0].contains(here) }
    }
    let loop = Array(trail.drop { $0 != next }.reversed())
    let first = loop.min()
    let (before, after) = (loop.prefix { $0 != first }, loop.drop { $0 != first })
    return (after + before).map { members[$0] }
  }
}

extension Member {
  fileprivate var rank: Int { if case .value(let value) = priority { value } else { 0 } }

  fileprivate func precedes(_ other: Member) -> Bool {
    bonds.contains { $0.isBefore && other.isMeant(by: $0) }
      || other.bonds.contains { !$0.isBefore && isMeant(by: $0) }
  }

  private func isMeant(by bond: Bond) -> Bool {
    bond.other == factory && bond.arguments == arguments
      && (bond.variant.isEmpty || bond.variant == variant)
  }
}
