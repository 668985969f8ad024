import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `Figures of a program` {
  private static let lib = """
    import Keyworks
    extension Container {
      public var disk: Factory<Int> { self { 1 }.cached }
      public var store: Factory<Int> { self { self.disk() } }
      public var screen: Factory<Int> { self { self.store() + self.disk() } }
    }
    """
  private static let old = """
    import Keyworks
    extension Container { public var fax: Factory<Int> { self { 1 } } }
    """

  @Test func `stats list the longest chains, most needed factories and unreached modules`() throws {
    let main = """
      import Keyworks
      import Lib
      import Old
      extension Container { var page: Factory<Int> { self { self.screen() } } }
      print(Container.shared.store())
      func later() -> Int { Container.shared.page() }
      if CommandLine.arguments.count > 1 { print(later()) }
      """
    try SampleProgram.with([
      ("Lib", ["Lib.swift": Self.lib]), ("Old", ["Old.swift": Self.old]),
      ("App", ["main.swift": main]),
    ]) { program in
      let graph = try program.verified().programs[0].graph
      #expect(
        StatsReport(graph).text == """
          factories     5  in 3 modules
          deepest       4  page → screen → store → disk
          at launch     2  store → disk
          needed by     2  Lib.disk, .cached
          never reached    the factories of Old

          """)
      let figures = try JSONDecoder().decode(
        [Figures].self, from: Data(StatsReport.json(of: [graph]).utf8))
      #expect(figures.map(\.deepest.count) == [4])
      #expect(figures.map(\.launch.count) == [2])
      #expect(figures.map(\.neverReached) == [["Old"]])
      #expect(figures[0].needed.map(\.by) == [2])
    }
  }

  private struct Figures: Decodable {
    struct Needed: Decodable { let factory: Int, by: Int }
    let deepest: [Int], launch: [Int], neverReached: [String], needed: [Needed]
  }

  @Test func `factories, lists and modules are counted as in the other reports`() throws {
    let lib = """
      import Keyworks
      extension Container {
        public var disk: Factory<Int> { self { 1 } }
        public static var disks: Tags<Int> { [Tagged(\\.disk)] }
      }
      """
    let main = """
      import Keyworks
      import Empty
      import Lib
      print(Container.shared[\\.disks], nothing)
      """
    try SampleProgram.with([
      ("Lib", ["Lib.swift": lib]), ("Empty", ["Empty.swift": "public let nothing = 0"]),
      ("App", ["main.swift": main]),
    ]) { program in
      struct Counts: Decodable {
        struct Program: Decodable { let modules: [String], factories: [Factory] }
        struct Factory: Decodable { let name: String }
        let programs: [Program]
      }
      let verification = try program.verified(), paths = Paths(relativeTo: program.folder.path)
      let json = JSONReport(verification, paths).text
      let counts = try JSONDecoder().decode(Counts.self, from: Data(json.utf8)).programs[0]
      #expect(counts.factories.map(\.name).sorted() == ["disk", "disks"])
      let text = TextReport(verification, paths).text
      let modules = counts.modules.count
      #expect(text.hasSuffix("in App (2 factories, \(modules) modules)\n"))
      let stats = StatsReport(verification.programs[0].graph).text
      #expect(stats.hasPrefix("factories     2  in \(modules) modules\n"))
    }
  }

  @Test func `the longest chain through a cycle contains each factory only once`() throws {
    let main = """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { self.two() } }
        var two: Factory<Int> { self { self.one() + self.three() } }
        var three: Factory<Int> { self { 1 } }
      }
      print(Container.shared.one())
      """
    try SampleProgram.with(["main.swift": main]) { program in
      let text = StatsReport(try program.verified().programs[0].graph).text
      #expect(text.contains("deepest       3  one → two → three"))
    }
  }

  @Test func `a long chain is abbreviated in the middle`() throws {
    let chain = (0..<12).map { "var f\($0): Factory<Int> { self { self.f\($0 + 1)() } }" }
      .joined(separator: "\n")
    let main = """
      import Keyworks
      extension Container {
      \(chain)
      var f12: Factory<Int> { self { 1 } }
      }
      print(Container.shared.f0())
      """
    try SampleProgram.with(["main.swift": main]) { program in
      let text = StatsReport(try program.verified().programs[0].graph).text
      #expect(text.contains("13  f0 → f1 → f2 → f3 → … → f10 → f11 → f12\n"))
    }
  }
}
