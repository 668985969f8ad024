extension RankedMember {
  /// Sorts members by rank, except where a member must come before or after another one. Among the
  /// members whose conditions are met, the one with the lowest rank is next.
  static func sort(_ members: [RankedMember]) -> [RankedMember] {
    let members = members.inOrder { $0.ranks(before: $1) }
    let earlier = earlierOnes(among: members)
    var later: [[Int]] = members.map { _ in [] }
    for (number, others) in earlier.enumerated() {
      for other in others { later[other].append(number) }
    }
    var waits = earlier.map(\.count)
    // The members that wait for none, the next one last.
    var next = Array(members.indices.filter { waits[$0] == 0 }.reversed())
    var sorted: [RankedMember] = []
    while let number = next.popLast() {
      sorted.append(members[number])
      for other in later[number] {
        waits[other] -= 1
        if waits[other] == 0 { next.insert(other, by: >) }
      }
    }
    if sorted.count < members.count {
      let waiting = members.indices.filter { waits[$0] > 0 }
      Misuse.contradictoryOrder(loop(among: waiting, earlier).map { members[$0] }).stop()
    }
    return sorted
  }

  /// Returns, for each member, the indices of those that must come earlier.
  private static func earlierOnes(among members: [RankedMember]) -> [[Int]] {
    var earlier: [[Int]] = members.map { _ in [] }
    var named: [TagIdentity: [Int]] = [:]
    for (number, member) in members.enumerated() {
      for name in member.identity.names { named[name, default: []].append(number) }
    }
    for (number, member) in members.enumerated() {
      for found in member.rank.before.flatMap({ named[$0] ?? [] }) where found != number {
        earlier[found].append(number)
      }
      for found in member.rank.after.flatMap({ named[$0] ?? [] }) where found != number {
        earlier[number].append(found)
      }
    }
    return earlier
  }

  /// Returns members of which each must come before the next, and the last before the first.
  ///
  /// - Parameter unsorted: The indices of all members that wait for others, in ascending order.
  private static func loop(among unsorted: [Int], _ earlier: [[Int]]) -> [Int] {
    var path = Array(unsorted.prefix(1))
    while let last = path.last, let before = earlier[last].filter(unsorted.contains).min() {
      if let start = path.firstIndex(of: before) { return path[start...].reversed() }
      path.append(before)
    }
    return []
  }
}
