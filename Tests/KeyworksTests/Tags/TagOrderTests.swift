import Keyworks
import Testing

@Suite struct `The order of a list` {
  @Test func `is bound by before and after more than by priority`() {
    // By priority alone: spelling, links, markdown, emoji. The bond to 'tables', which is
    // not in the list, binds nothing.
    #expect(Steps()[\.bound].map(\.name) == ["markdown", "spelling", "emoji", "links"])
  }

  @Test func `does not depend on who contributed first`() {
    let contributions: [@Sendable (Steps) -> Void] = [
      { $0.contribute(\.links, priority: 10, to: \.processors) },
      { $0.contribute(\.tables, priority: 10, to: \.processors) },
      { $0.contribute(\.curious, priority: 10, .before(\.links), to: \.processors) },
      { $0.contribute(\.everywhere, priority: 10, .after(\.curious), to: \.processors) },
    ]
    let expected = ["emoji", "markdown", "tables", "curious", "links", "everywhere", "spelling"]
    for permutation in permutations(of: contributions.count) {
      let steps = Steps()
      for index in permutation { contributions[index](steps) }
      #expect(steps.order == expected)
    }
    for _ in 0..<20 {
      let steps = Steps()
      _ = inParallel(contributions.count) { contributions[$0](steps) }
      #expect(steps.order == expected)
    }
  }

  @Test func `that contradicts itself stops with the loop`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Steps()[\.circular] }
    expectMessage(
      """
      The members of a list are bound in a loop: links (Steps.swift:86) before tables \
      (Steps.swift:87) before markdown (Steps.swift:85) before links. Take one of the bonds away.
      """, in: result)
  }
}

/// All orders of the numbers below `count`.
private func permutations(of count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(of: count - 1).flatMap { shorter in
    (0...shorter.count).map { position in
      var longer = shorter
      longer.insert(count - 1, at: position)
      return longer
    }
  }
}
