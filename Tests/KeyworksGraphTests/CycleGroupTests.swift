import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `Factories that need each other` {
  private func findings(_ body: String) throws -> [String] {
    let source = "import Keyworks\nextension Container {\n\(body)\n}\nprint(Container.shared.a())\n"
    return try SampleProgram.with(["main.swift": source]) { program in
      try program.verified().findings.map { "\($0.message). \($0.fix)" }
    }
  }

  @Test func `loops that share an edge are one finding, whose fix removes that edge`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() + self.c() } }
      var b: Factory<Int> { self { self.d() } }
      var c: Factory<Int> { self { self.d() } }
      var d: Factory<Int> { self { self.a() } }
      """)
    #expect(
      found == [
        """
        'a' needs itself: a → b → d → a. 4 factories need each other. Let 'd' resolve 'a' when it \
        is used, not while it is built: self.provider(\\.a), or @LazyInjected.
        """
      ])
  }

  @Test func `the finding for loops without a common edge lists the fewest edges to cut`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() } }
      var b: Factory<Int> { self { self.a() + self.c() } }
      var c: Factory<Int> { self { self.b() + self.d() } }
      var d: Factory<Int> { self { self.c() } }
      """)
    #expect(
      found == [
        """
        'a' needs itself: a → b → a. 4 factories need each other. Resolve these when they are used, \
        not while the other one is built: 'a' for 'b' (main.swift:4), 'b' for 'c' (main.swift:5), \
        'c' for 'd' (main.swift:6).
        """
      ])
  }

  @Test func `separate groups of loops are separate findings`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() + self.c() } }
      var b: Factory<Int> { self { self.b() } }
      var c: Factory<Int> { self { self.d() } }
      var d: Factory<Int> { self { self.c() } }
      """)
    #expect(
      found == [
        """
        'b' needs itself: b → b. Let 'b' resolve itself when it is used, not while it is built: \
        self.provider(\\.b), or @LazyInjected.
        """,
        """
        'c' needs itself: c → d → c. Let 'd' resolve 'c' when it is used, not while it is built: \
        self.provider(\\.c), or @LazyInjected.
        """,
      ])
  }

  @Test func `a long chain that a single edge closes is one finding`() throws {
    let count = 300
    let chain = (0..<count).map { number in
      let next = number + 1 < count ? "self.f\(number + 1)()" : "self.f0()"
      let other = number + 2 < count ? " + self.f\(number + 2)()" : ""
      return "var f\(number): Factory<Int> { self { \(next)\(other) } }"
    }
    let found = try findings(
      (chain + ["var a: Factory<Int> { self { self.f0() } }"]).joined(separator: "\n"))
    #expect(found.count == 1)
    #expect(found.first?.contains("300 factories need each other. Let 'f299' resolve 'f0'") == true)
  }

  @Test func `the smallest set of edges to cut is found among hundreds of factories`() {
    let count = 240
    let chain = (0..<count - 1).map { (from: $0, to: $0 + 1) }
    let shortcuts = (0..<count - 2).map { (from: $0, to: $0 + 2) }
    let back = [(from: 110, to: 40), (from: count - 1, to: 120), (from: 120, to: 0)]
    let edges = chain + shortcuts + back
    let later = FeedbackEdges(edges, among: count).smallest()
    #expect(later.sorted() == Array(edges.indices.suffix(3)))
  }

  @Test func `where many edges must be cut, all that are listed are needed`() {
    // Each of these loops needs a cut of its own.
    let edges =
      (0..<9).flatMap { [(from: $0, to: $0 + 1), (from: $0 + 1, to: $0)] } + [(from: 9, to: 0)]
    let cut = FeedbackEdges(edges, among: 10).smallest()
    func isOpen(_ cut: some Sequence<Int>) -> Bool {
      let left = Set(edges.indices).subtracting(cut).map { edges[$0] }
      return FeedbackEdges(left, among: 10).smallest().isEmpty
    }
    #expect(isOpen(cut))
    #expect(cut.allSatisfy { edge in !isOpen(cut.filter { $0 != edge }) })
  }
}
