extension RankedMember {
  /// Sorts members by rank, except where a member must come before or after another one. Among the
  /// members whose conditions are met, the one with the lowest rank is next.
  static func sort(_ members: [RankedMember]) -> [RankedMember] {
    let members = members.sorted { $0.ranks(before: $1) }
    let earlier = earlierOnes(among: members)
    var sorted: [RankedMember] = []
    var isSorted = members.map { _ in false }
    var waiting = Array(members.indices)
    // Each step searches from the front. That is quadratic only if most members have to wait.
    while let place = waiting.firstIndex(where: { earlier[$0].allSatisfy { isSorted[$0] } }) {
      let number = waiting.remove(at: place)
      isSorted[number] = true
      sorted.append(members[number])
    }
    if !waiting.isEmpty {
      Misuse.contradictoryOrder(loop(among: waiting, earlier).map { members[$0] }).stop()
    }
    return sorted
  }

  /// Returns, for each member, the indices of those that must come earlier.
  private static func earlierOnes(among members: [RankedMember]) -> [[Int]] {
    var earlier: [[Int]] = members.map { _ in [] }
    let byFactory = Dictionary(grouping: members.indices) { members[$0].identity.factory }
    for (number, member) in members.enumerated() {
      for found in member.rank.before.flatMap({ byFactory[$0] ?? [] }) where found != number {
        earlier[found].append(number)
      }
      for found in member.rank.after.flatMap({ byFactory[$0] ?? [] }) where found != number {
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
