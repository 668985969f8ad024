extension TagCandidate {
  /// Sorts members by rank, except where a member must come before or after another one. Among the
  /// members whose conditions are met, the one with the lowest rank is next.
  static func sort(_ members: [TagCandidate]) -> [TagCandidate] {
    let members = members.sorted { $0.ranks(before: $1) }
    let isBound = members.contains { !$0.rank.before.isEmpty || !$0.rank.after.isEmpty }
    return isBound ? TagBonds(among: members).sorted() : members
  }
}

/// Which members, given in the order of their ranks, must come before which.
private struct TagBonds {
  private let members: [TagCandidate]
  /// The indices of the members that must come later, and of those that must come earlier.
  private var later: [[Int]]
  private var earlier: [[Int]]

  init(among members: [TagCandidate]) {
    self.members = members
    later = Array(repeating: [], count: members.count)
    earlier = later
    let byFactory = Dictionary(grouping: members.indices) { members[$0].identity.factoryHash }
    for (number, member) in members.enumerated() {
      for (others, isBefore) in [(member.rank.before, true), (member.rank.after, false)] {
        for other in others {
          for found in byFactory[other.factoryHash] ?? []
          where found != number && members[found].identity.isSameFactory(as: other) {
            bind(isBefore ? number : found, before: isBefore ? found : number)
          }
        }
      }
    }
  }

  private mutating func bind(_ one: Int, before other: Int) {
    later[one].append(other)
    earlier[other].append(one)
  }

  func sorted() -> [TagCandidate] {
    var waitsFor = earlier.map(\.count)
    var ready = LowestFirst()
    for number in members.indices where waitsFor[number] == 0 { ready.insert(number) }
    var sorted: [TagCandidate] = []
    while let next = ready.removeLowest() {
      sorted.append(members[next])
      for number in later[next] {
        waitsFor[number] -= 1
        if waitsFor[number] == 0 { ready.insert(number) }
      }
    }
    if sorted.count < members.count {
      Misuse.contradictoryOrder(loop(among: members.indices.filter { waitsFor[$0] > 0 })).stop()
    }
    return sorted
  }

  /// Returns members of which each must come before the next, and the last before the first.
  private func loop(among unsorted: [Int]) -> [TagListing] {
    let unsorted = Set(unsorted)
    var path = unsorted.min().map { [$0] } ?? []
    while let last = path.last, let before = earlier[last].filter(unsorted.contains).min() {
      if let start = path.firstIndex(of: before) {
        return path[start...].reversed().map { members[$0].listing }
      }
      path.append(before)
    }
    return []
  }
}

/// Numbers whose minimum is found in logarithmic time: a binary heap.
private struct LowestFirst {
  private var numbers: [Int] = []

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var child = numbers.count - 1
    while child > 0, numbers[child] < numbers[(child - 1) / 2] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLowest() -> Int? {
    guard let lowest = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return lowest }
    numbers[0] = last
    var parent = 0
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < numbers.count })
      .min(by: { numbers[$0] < numbers[$1] }), numbers[child] < numbers[parent]
    {
      numbers.swapAt(child, parent)
      parent = child
    }
    return lowest
  }
}
