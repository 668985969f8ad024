import Foundation
import KeyworksGraph
import Testing

/// What reports contain besides the findings, and the formats that other programs read.
@Suite(.onCompilerThreads) struct `A report` {
  private func verified<Result>(
    _ source: String, rules: String = "", _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": source]) { program in
      try rules.write(
        to: program.folder.appending(path: "rules"), atomically: true, encoding: .utf8)
      return try body(try program.verified(), Paths(relativeTo: program.folder.path))
    }
  }

  /// The part of a graph's JSON that these tests read.
  private struct Page: Decodable {
    struct Factory: Decodable { let name: String, lifetime: String?, unused: Bool? }
    let factories: [Factory]

    private struct Pages: Decodable { let programs: [Page] }

    /// The only program.
    init(_ graph: DependencyGraph, _ findings: [Finding]) throws {
      let text = JSONReport(graph, findings, Paths(relativeTo: "/")).text
      self = try JSONDecoder().decode(Pages.self, from: Data(text.utf8)).programs[0]
    }
  }

  /// Two programs that share a library.
  private func verified<Result>(
    _ library: String, _ first: String, _ second: String, _ body: (Verification) throws -> Result
  ) throws -> Result {
    let imports = "import Keyworks\nimport Lib\n"
    return try SampleProgram.with([
      ("Lib", ["Lib.swift": library]), ("First", ["main.swift": imports + first]),
      ("Second", ["main.swift": imports + second]),
    ]) { program in
      let verification = try program.verified()
      #expect(verification.programs.map(\.graph.program.name) == ["First", "Second"])
      return try body(verification)
    }
  }

  private static let unused = """
    import Keyworks
    final class Shop: SharedContainer {
      static let shared = Shop()
      let manager = ContainerManager()
      var logger: Factory<Int> { self { 1 } }
    }
    extension Container { /* 🔑🔑 */ var logger: Factory<Int> { self { 1 } } }
    """

  @Test func `a report names the patterns of rules that match no factory`() throws {
    let rules = "logger must not reach loger\nShop* must not reach logger\n"
    let lines = try verified(Self.unused, rules: rules) { verification, paths in
      TextReport(verification, paths).text.split(separator: "\n").filter {
        $0.contains("matches no factory")
      }
    }
    #expect(lines.count == 2)
    let end = "matches no factory, so the rule forbids nothing."
    #expect(
      lines.first?.hasSuffix("rules:1: error: 'loger' \(end) Did you mean 'logger'? [rules]")
        == true)
    #expect(lines.last?.hasSuffix("rules:2: error: 'Shop*' \(end) [rules]") == true)
  }

  @Test func `a baseline distinguishes factories of the same name in two containers`() throws {
    try verified(Self.unused) { verification, _ in
      #expect(
        verification.findings.map(\.key) == [
          "unused App.Shop.logger", "unused App.Container.logger",
        ])
      for end in ["\n", "\r\n"] {
        var known = verification
        known.subtract(baseline: "unused App.Shop.logger\(end)unused App.Shop.gone\(end)")
        #expect(known.findings.map(\.key) == ["unused App.Container.logger"])
        #expect(known.known == 1)
        #expect(known.outdated == ["unused App.Shop.gone"])
      }
    }
  }

  @Test func `a SARIF report counts columns in characters and lists all checks`() throws {
    struct Log: Decodable {
      struct Run: Decodable { let columnKind: String, results: [Result], tool: Tool }
      struct Tool: Decodable { let driver: Driver }
      struct Driver: Decodable { let version: String, semanticVersion: String, rules: [Rule] }
      struct Rule: Decodable { let id: String, help: Text }
      struct Text: Decodable { let text: String }
      struct Result: Decodable { let locations: [Location] }
      struct Location: Decodable { let physicalLocation: Physical }
      struct Physical: Decodable { let region: Region }
      struct Region: Decodable { let startLine: Int, startColumn: Int, endColumn: Int }
      let runs: [Run]
    }
    try verified(Self.unused) { verification, paths in
      let log = try JSONDecoder().decode(
        Log.self, from: Data(SARIFReport(verification, paths).text.utf8))
      let regions = log.runs[0].results.map(\.locations[0].physicalLocation.region)
      #expect(log.runs[0].columnKind == "unicodeCodePoints")
      #expect(regions.map(\.startLine) == [5, 7])
      #expect(regions.map(\.startColumn) == [7, 36])
      #expect(regions.map { $0.endColumn - $0.startColumn } == ["logger".count, "logger".count])
      let driver = log.runs[0].tool.driver
      #expect(driver.version == ToolVersion.text && driver.semanticVersion == ToolVersion.text)
      #expect(driver.rules.map(\.id) == Check.allCases.map(\.rawValue))
      #expect(driver.rules.allSatisfy { $0.help.text.hasSuffix(".") })
      #expect(verification.findings.last?.place.position.column == 42)
    }
  }

  @Test func `drawings escape special characters in names`() throws {
    let source = #"""
      import Keyworks
      extension Container { var `a "b" <c> #1`: Factory<Int> { self { 1 } } }
      """#
    try verified(source) { verification, _ in
      let graph = verification.programs[0].graph
      #expect(MermaidReport([graph]).text.contains(#"["a #quot;b#quot; #lt;c> #35;1<br>unique"]"#))
      #expect(DOTReport([graph]).text.contains(#"[label="a \"b\" <c> #1\nunique"]"#))
    }
  }

  @Test func `the version of the tool matches the change log`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let log = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") }).dropFirst(
      3)
    let version = ToolVersion.text
    #expect(heading == "Unreleased" ? version.hasSuffix("-dev") : heading.contains(version))
  }

  @Test func `a finding names its programs unless every program with that source has it`() throws {
    let lib = """
      import Keyworks
      extension Container {
        public var one: Factory<Int> { promised() }
        public var two: Factory<Int> { self { self.one() } }
        public var loop: Factory<Int> { self { self.loop() } }
      }
      """
    let first = """
      Container.shared.one.register { 1 }
      print(Container.shared.two(), Container.shared.loop())
      """
    let second = """
      extension Container { var own: Factory<Int> { self { self.own() } } }
      Container.shared.one.register { Container.shared.two() }
      print(Container.shared.two(), Container.shared.loop(), Container.shared.own())
      """
    try verified(lib, first, second) { verification in
      let text = TextReport(verification, Paths(relativeTo: "/")).text
      #expect(text.contains("'one' needs itself: one → two → one (in Second). Let"))
      #expect(text.contains("'loop' needs itself: loop → loop. Let"))
      #expect(text.contains("'own' needs itself: own → own. Let"))
      let commands = GitHubReport(verification, Paths(relativeTo: "/")).text
      #expect(commands.contains("one → two → one (in Second). Let"))
    }
  }

  @Test func `a factory that any program uses is not reported as unused`() throws {
    let lib = """
      import Keyworks
      extension Container {
        public var clock: Factory<Int> { promised() }
        public var late: Factory<Int> { self { self.clock() } }
        public var plain: Factory<Int> { self { 1 } }
        public var nobody: Factory<Int> { self { 2 } }
      }
      """
    let first = "Container.shared.clock.register { 3 }\nprint(Container.shared.late())"
    try verified(lib, first, "print(Container.shared.plain())") { verification in
      #expect(verification.findings.map(\.key) == ["unused Lib.Container.nobody"])
      for (graph, findings) in verification.programs {
        let page = try Page(graph, findings)
        #expect(page.factories.filter { $0.unused == true }.map(\.name) == ["nobody"])
      }
    }
  }

  @Test func `a finding that is an error in any program is reported as an error`() throws {
    let lib = """
      import Keyworks
      public protocol Step: Sendable { func run(_ c: Container) -> Int }
      public struct Back: Step {
        public init() {}
        public func run(_ c: Container) -> Int { c.all() }
      }
      public struct On: Step {
        public init() {}
        public func run(_ c: Container) -> Int { 1 }
      }
      extension Container {
        public var one: Factory<Int> { promised() }
        public var all: Factory<Int> { self { self.one() } }
      }
      """
    let first = """
      let steps: [any Step] = [Back(), On()]
      Container.shared.one.register { steps[1].run(Container.shared) }
      print(Container.shared.all())
      """
    let second = """
      Container.shared.one.register { Container.shared.all() }
      print(Container.shared.all())
      """
    try verified(lib, first, second) { verification in
      let severities = verification.programs.map { $0.findings.map(\.severity) }
      #expect(severities == [[.warning], [.error]])
      #expect(verification.findings.map(\.severity) == [.error])
    }
  }

  @Test func `the JSON of a list has no lifetime`() throws {
    let source = """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        static var all: Tags<Int> { [Tagged(\\.one)] }
      }
      print(Container.shared[\\.all])
      """
    try verified(source) { verification, _ in
      let page = try Page(verification.programs[0].graph, [])
      #expect(page.factories.map(\.lifetime) == ["unique", nil])
    }
  }

  @Test func `the order of a list knows constants as priorities, and says what only a run knows`()
    throws
  {
    let source = """
      import Keyworks
      enum Rank {
        static let early = -5
        static let late = Rank.early + 9
        static var computed: Int { 7 }
      }
      let last = 0x10
      extension Container {
        var one: Factory<Int> { self { 1 } }
        var two: Factory<Int> { self { 2 } }
        static var known: Tags<Int> {
          [Tagged(\\.one, priority: last), Tagged(\\.two, priority: Rank.early)]
        }
        static var unknown: Tags<Int> {
          [Tagged(\\.one, priority: Rank.late), Tagged(\\.two, priority: Rank.computed)]
        }
      }
      print(Container.shared[\\.known], Container.shared[\\.unknown])
      """
    try verified(source) { verification, _ in
      #expect(
        OrderReport(verification.programs[0].graph).text() == """
          App.known
            App.two, priority -5
            App.one, priority 16

          App.unknown: known only at run time, from container.entries
            App.one, priority Rank.late
            App.two, priority Rank.computed

          """)
    }
  }

  @Test func `reports on two programs name each program, and identical reports are merged`() throws
  {
    let lib = """
      import Keyworks
      extension Container {
        public var one: Factory<Int> { self { 1 } }
        public static var all: Tags<Int> { [Tagged(\\.one)] }
      }
      """
    let second = """
      extension Container { var two: Factory<Int> { self { self.one() } } }
      Container.shared.contribute(Tagged(\\.two), to: \\.all)
      """
    try verified(lib, "print(Container.shared[\\.all])", second) { verification in
      let order = verification.text { graph, _ in OrderReport(graph).text() }
      #expect(
        order == """
          In First:

          Lib.all
            Lib.one, priority 0

          In Second:

          Lib.all
            Lib.one, priority 0
            Second.two, priority 0, contributed by Second

          """)
      #expect(verification.text { graph, _ in "\(graph.program.modules.count)" } == "2")
      #expect(verification.text { graph, _ in graph.program.name == "First" ? "one" : "" } == "one")
    }
  }

  @Test func `edges to the keys of a map follow the order of the source`() throws {
    let keys = "abcdefgh".map { "_ = self[\\.map, \"\($0)\"]; " }.joined()
    let source = """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        static var map: KeyedTags<String, Int> { ["a": Tagged(\\.one)] }
        var all: Factory<Int> { self { \(keys)return 1 } }
      }
      print(Container.shared.all())
      """
    try verified(source) { verification, _ in
      let columns = verification.programs[0].graph.edges[2].map(\.steps[0].place.position.column)
      #expect(columns.count == 8)
      #expect(columns == columns.sorted())
    }
  }

  @Test func `each repeated member of a list is a finding of its own`() throws {
    let source = """
      import Keyworks
      extension Container {
        var salt: Factory<Int> { self { 1 } }
        static var spices: Tags<Int> { [Tagged(\\.salt), Tagged(\\.salt), Tagged(\\.salt)] }
      }
      print(Container.shared[\\.spices])
      """
    try verified(source) { verification, _ in
      #expect(verification.findings.map(\.place.position.column) == [60, 76])
      #expect(verification.baseline.split(separator: "\n").count == 2)
      var known = verification
      known.subtract(baseline: verification.baseline)
      #expect(known.findings.isEmpty)
      #expect(known.known == 2)
    }
  }

  @Test func `a baseline distinguishes functions of the same name by their labels`() throws {
    let source = """
      import Keyworks
      extension Container {
        func room(in house: Int) -> Factory<Int> { self { house } }
        func room(at door: Int) -> Factory<Int> { self { door } }
      }
      """
    try verified(source) { verification, _ in
      #expect(
        verification.findings.map(\.key) == [
          "unused App.Container.room(in:)", "unused App.Container.room(at:)",
        ])
      #expect(verification.findings.allSatisfy { $0.message.hasSuffix("leads to 'room'") })
    }
  }

  @Test func `the path of an index store may end with a slash`() throws {
    try SampleProgram.with(["main.swift": Self.unused]) { program in
      let build = try program.index()
      defer { try? FileManager.default.removeItem(at: build) }
      try FileManager.default.createDirectory(
        at: build.appending(path: "Other.build"), withIntermediateDirectories: true)
      let other = program.folder.appending(path: "Other.swift")
      try "".write(to: other, atomically: true, encoding: .utf8)
      try other.path.write(
        to: build.appending(path: "Other.build/sources"), atomically: true, encoding: .utf8)
      for end in ["", "/"] {
        let trouble = #expect(throws: VerificationError.self) {
          try IndexedProgram(
            store: build.path + "/index/store" + end, library: IndexSearch.library())
        }
        #expect(trouble?.status == 7)
      }
    }
  }
}
