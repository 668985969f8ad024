import Foundation
import KeyworksGraph
import Testing

/// What reports say beside the findings, and how they write what others read.
@Suite struct `A report` {
  private func verified<Result>(
    _ source: String, rules: String = "", _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": source]) { program in
      try rules.write(
        to: program.folder.appending(path: "rules"), atomically: true, encoding: .utf8)
      return try body(try program.verified(), Paths(relativeTo: program.folder.path))
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

  @Test func `names the patterns of rules that mean no factory`() throws {
    let rules = "logger must not reach loger\nShop* must not reach logger\n"
    let lines = try verified(Self.unused, rules: rules) { verification, paths in
      TextReport(verification, paths).text.split(separator: "\n").filter {
        $0.contains("means no factory")
      }
    }
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix("rules:1: loger means no factory, so its rule holds nothing") == true)
    #expect(
      lines.last?.hasSuffix("rules:2: Shop* means no factory, so its rule holds nothing") == true)
  }

  @Test func `tells factories of one name in two containers apart`() throws {
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

  @Test func `for code hosts counts columns in characters`() throws {
    struct Log: Decodable {
      struct Run: Decodable { let columnKind: String, results: [Result] }
      struct Result: Decodable { let locations: [Location] }
      struct Location: Decodable { let physicalLocation: Physical }
      struct Physical: Decodable { let region: Region }
      struct Region: Decodable { let startLine: Int, startColumn: Int }
      let runs: [Run]
    }
    try verified(Self.unused) { verification, paths in
      let log = try JSONDecoder().decode(
        Log.self, from: Data(SARIFReport(verification, paths).text.utf8))
      let regions = log.runs[0].results.map(\.locations[0].physicalLocation.region)
      #expect(log.runs[0].columnKind == "unicodeCodePoints")
      #expect(regions.map(\.startLine) == [5, 7])
      #expect(regions.map(\.startColumn) == [7, 36])
      #expect(verification.findings.last?.place.position.column == 42)
    }
  }

  @Test func `for drawings has nothing in a name that the drawing would read`() throws {
    let source = #"""
      import Keyworks
      extension Container { var `a "b" <c> #1`: Factory<Int> { self { 1 } } }
      """#
    try verified(source) { verification, _ in
      let graph = verification.programs[0].graph
      #expect(MermaidReport(graph).text.contains(#"["a #quot;b#quot; #lt;c> #35;1<br>unique"]"#))
      #expect(DOTReport(graph).text.contains(#"[label="a \"b\" <c> #1\nunique"]"#))
    }
  }

  @Test func `of one program leaves to another what only that one uses`() throws {
    let lib = """
      import Keyworks
      extension Container {
        public var clock: Factory<Int> { promised() }
        public var late: Factory<Int> { self { self.clock() } }
        public var plain: Factory<Int> { self { 1 } }
        public var nobody: Factory<Int> { self { 2 } }
      }
      """
    let apps = [
      "First": "Container.shared.clock.register { 3 }\nprint(Container.shared.late())",
      "Second": "print(Container.shared.plain())",
    ]
    try SampleProgram.with([:]) { empty in
      let folder = empty.folder
      try "Lib\nFirst\nSecond\n".write(
        to: folder.appending(path: "modules"), atomically: true, encoding: .utf8)
      for (module, name, text) in [("Lib", "Lib.swift", lib)]
        + apps.map({ ($0.key, "main.swift", "import Keyworks\nimport Lib\n" + $0.value) })
      {
        let target = folder.appending(path: module)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try text.write(to: target.appending(path: name), atomically: true, encoding: .utf8)
      }
      let verification = try SampleProgram(in: folder).verified()
      #expect(verification.programs.map(\.graph.program.name) == ["First", "Second"])
      #expect(verification.findings.map(\.key) == ["unused Lib.Container.nobody"])
    }
  }

  @Test func `is the same for a store whose path ends with a slash`() throws {
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
        let trouble = #expect(throws: Trouble.self) {
          try IndexedProgram(
            store: build.path + "/index/store" + end, library: IndexSearch.library())
        }
        #expect(trouble?.status == 7)
      }
    }
  }
}
