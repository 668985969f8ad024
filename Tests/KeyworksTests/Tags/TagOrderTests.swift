import Keyworks
import TestSupport
import Testing

@Suite struct `The order of a list` {
  @Test func `before and after take precedence over priority`() {
    // Priority alone gives: spelling, links, markdown, emoji. The bond to 'tables' has no effect,
    // because 'tables' is not in the list.
    #expect(Steps()[\.bound].map(\.name) == ["markdown", "spelling", "emoji", "links"])
  }

  @Test(arguments: 0..<sample(of: isSanitized ? 20 : 300))
  func `the order of a list follows from ranks and bonds, in any order of contribution`(seed: Int) {
    var random = SplitMix(seed: seed)
    let members = Bound.members(&random)
    let expected = Bound.order(of: members)
    for _ in 0..<4 {
      let steps = Steps()
      if random.chance(30) { _ = steps[\.ranked] }
      for member in random.shuffled(members) { member.contribute(to: steps) }
      #expect(steps[\.ranked].map(\.name) == expected)
    }
    let steps = Steps()
    let shuffled = random.shuffled(members)
    _ = inParallel(2) { thread in
      for member in shuffled where member.number % 2 == thread { member.contribute(to: steps) }
    }
    #expect(steps[\.ranked].map(\.name) == expected)
  }
}

extension Steps {
  subscript(number: Int) -> Factory<any Step> { self(id: number) { Named(name: "\(number)") } }
  fileprivate static var ranked: Tags<any Step> { Tags() }
}

/// A member that is contributed with a priority and bonds.
private struct Bound {
  let number: Int
  let priority: Int
  /// The numbers of the members that it must precede and follow. No member has the number -1.
  let before: Int
  let after: Int

  /// Returns members whose bonds do not contradict each other: one hidden order fulfils them all.
  static func members(_ random: inout SplitMix) -> [Bound] {
    let hidden = random.shuffled(Array(0..<8))
    return hidden.indices.map { place in
      Bound(
        number: hidden[place], priority: random.below(3),
        before: random.chance(40) ? random.pick(hidden[place...] + [-1, -1]) : -1,
        after: random.chance(40) ? random.pick(hidden[...place] + [-1, -1]) : -1)
    }
  }

  func contribute(to steps: Steps) {
    // Contributions of equal priority are ordered by line, so each number needs its own line.
    let add = [
      { steps.contribute(Tagged(\.[0], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[1], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[2], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[3], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[4], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[5], priority: $0, $1, $2), to: \.ranked) },
      { steps.contribute(Tagged(\.[6], priority: $0, $1, $2), to: \.ranked) },
      { (priority: Int, before: TagOrder<Steps>, after: TagOrder<Steps>) in
        steps.contribute(Tagged(\.[7], priority: priority, before, after), to: \.ranked)
      },
    ]
    add[number](priority, .before(\.[before]), .after(\.[after]))
  }

  private func mustPrecede(_ other: Bound) -> Bool {
    number != other.number && (before == other.number || other.after == number)
  }

  /// Returns the order that the documentation describes.
  static func order(of members: [Bound]) -> [String] {
    var (waiting, order) = (members, [String]())
    while !waiting.isEmpty {
      let free = waiting.filter { member in !waiting.contains { $0.mustPrecede(member) } }
      guard let next = free.min(by: { ($0.priority, $0.number) < ($1.priority, $1.number) })
      else { return order + ["a loop"] }
      order.append("\(next.number)")
      waiting.removeAll { $0.number == next.number }
    }
    return order
  }
}

extension SplitMix {
  fileprivate mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled: [Element] = []
    for element in elements { shuffled.insert(element, at: below(shuffled.count + 1)) }
    return shuffled
  }
}
