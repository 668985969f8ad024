import Foundation
import KeyworksGraph
import Testing

/// What reports show about async factories. The corpus has the findings about them.
@Suite(.onCompilerThreads) struct `An async factory` {
  private func verified<Result>(
    _ source: String = shop, _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": source]) { program in
      try body(try program.verified(), Paths(relativeTo: program.folder.path))
    }
  }

  private static let shop = """
    import Keyworks
    import KeyworksAsync
    extension Container {
      var size: Factory<Int> { self { 3 } }
      var pool: AsyncFactory<Int, any Error> { self.async { self.size() }.singleton }
      @MainActor var stock: AsyncParameterFactory<Int, [String], Never> { promised() }
      static var jobs: AsyncTags<Int> { [Tagged(\\.pool), Tagged(\\.size)] }
      static var maps: AsyncKeyedTags<String, Int> { ["pool": Tagged(\\.pool)] }
      var now: AsyncFactory<Int, any Error> {
        self.async { try await self.pool() + self[\\.jobs].count + self[\\.maps].count }
      }
      var later: AsyncFactory<AsyncProvider<Int, any Error>, Never> {
        self.async {
          Task { print(await self.stock(1)) }
          return self.provider(\\.pool)
        }
      }
    }
    let container = Container()
    container.stock.register { _ in [] }
    print(try await container.now(), try await container.later()())
    """

  @Test func `an explanation of an async factory shows its kind and suspended edges`() throws {
    try verified { verification, paths in
      let (graph, findings) = verification.programs[0]
      let report = ExplainReport(graph, findings, paths)
      #expect(findings.isEmpty)
      #expect(
        report.text(of: "pool") == """
          App.pool: async, .singleton, builds Int
            App/main.swift:5:7
          needs
            App.size, unique, while it is built
              App/main.swift:5:62: size
          is needed by
            App.jobs (App/main.swift:7:14)
            App.maps (App/main.swift:8:14)
            App.now, unique (App/main.swift:9:7)
            App.later, unique (App/main.swift:12:7)

          """)
      #expect(
        report.text(of: "now") == """
          App.now: async, built for each resolve, builds Int
            App/main.swift:9:7
          needs
            App.pool, .singleton, while it is built, suspended
              App/main.swift:10:33: pool
            App.jobs, while it is built, suspended
              App/main.swift:10:49: jobs
            App.maps, while it is built, suspended
              App/main.swift:10:70: maps
          no factory needs it

          """)
      #expect(
        report.text(of: "later").hasSuffix(
          """
          needs
            App.pool, .singleton, later, at each use, suspended
              App/main.swift:15:30: pool
            App.stock, unique, in a task that it starts, suspended
              App/main.swift:14:31: stock
          no factory needs it

          """))
      #expect(
        report.text(of: "stock").hasPrefix(
          "App.stock: promised, async, on the main actor, built for each resolve, builds Array<String>"
        ))
      #expect(
        report.text(of: "jobs").hasPrefix(
          """
          App.jobs: an async list of Int
            App/main.swift:7:14
          needs nothing
          has the members
            App.pool, .singleton (App/main.swift:7:47), suspended
            App.size, unique (App/main.swift:7:63)

          """))
      #expect(report.text(of: "maps").hasPrefix("App.maps: an async map of Int\n"))
    }
  }

  @Test func `the JSON of an async factory has its kind and suspended edges`() throws {
    struct Page: Decodable {
      struct Factory: Decodable { let name: String, kind: String, async: Bool? }
      struct Edge: Decodable {
        let from: Int, to: Int, when: String, suspended: Bool?, steps: [Step]
      }
      struct Step: Decodable { let name: String, suspended: Bool? }
      struct Program: Decodable { let factories: [Factory], edges: [Edge] }
      let programs: [Program]
    }
    try verified { verification, paths in
      let graph = verification.programs[0].graph
      let json = JSONReport(graph, [], paths).text
      let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8)).programs[0]
      #expect(
        page.factories.map(\.kind) == [
          "factory", "async", "async", "list", "map", "async", "async",
        ])
      #expect(
        page.factories.map { $0.async ?? false } == [false] + Array(repeating: true, count: 6))
      let edges = page.edges.map { edge in
        "\(page.factories[edge.from].name) \(edge.when) \(page.factories[edge.to].name)"
          + (edge.suspended == true ? " suspended" : "")
      }
      #expect(
        edges == [
          "pool construction size", "jobs member pool suspended", "jobs member size",
          "maps member pool suspended", "now construction pool suspended",
          "now construction jobs suspended", "now construction maps suspended",
          "later later pool suspended", "later task stock suspended",
        ])
      #expect(page.edges.allSatisfy { $0.steps.last?.suspended == $0.suspended })
    }
  }

  @Test func `drawings mark async factories and suspended edges`() throws {
    try verified { verification, _ in
      let graph = verification.programs[0].graph
      let mermaid = MermaidReport([graph]).text
      #expect(mermaid.contains(#"n1["pool<br>async, .singleton"]"#))
      for line in [
        "n1 --> n0", "n5 -- suspended --> n1", "n3 -- suspended --o n1", "n3 --o n0",
        "n6 -. later, suspended .-> n1", "n6 -. in a task, suspended .-> n2",
      ] {
        #expect(mermaid.contains("  \(line)\n"), "\(line)")
      }
      let dot = DOTReport([graph]).text
      #expect(dot.contains(#"n1 [label="pool\nasync, .singleton"];"#))
      for line in [
        "n1 -> n0;", "n5 -> n1 [arrowhead=empty];", "n3 -> n1 [arrowhead=odiamond];",
        "n3 -> n0 [arrowhead=diamond];", "n6 -> n1 [style=dotted, arrowhead=empty];",
      ] {
        #expect(dot.contains("  \(line)\n"), "\(line)")
      }
    }
  }

  @Test func `the report of a cycle marks suspended steps`() throws {
    let source = """
      import Keyworks
      import KeyworksAsync
      extension Container {
        var size: Factory<Int> { self { Task { await self.pool() }; return 3 } }
        var pool: AsyncFactory<Int, Never> { self.async { self.size() } }
        var cart: AsyncFactory<Int, Never> { self.async { await self.price() } }
        var price: AsyncFactory<Int, Never> { self.async { await self.cart() } }
      }
      print(await Container.shared.pool(), await Container.shared.cart())
      """
    try verified(source) { verification, paths in
      let text = TextReport(verification, paths).text
      #expect(
        text == """
          App/main.swift:4:7: warning: 'size' may need itself: size → pool → size. Start the task \
          with Task.detached, or after the instance is built. [cycle]
          App/main.swift:4:53: note: size → pool (suspended)
          App/main.swift:5:58: note: pool → size
          App/main.swift:6:7: error: 'cart' needs itself: cart → price → cart. Let 'price' \
          resolve 'cart' when it is used, not while it is built: self.provider(\\.cart). [cycle]
          App/main.swift:6:64: note: cart → price (suspended)
          App/main.swift:7:65: note: price → cart (suspended)
          1 error, 1 warning in App (4 factories, 1 module)

          """)
    }
  }

  @Test func `the fix for an empty async list or map names its async type`() throws {
    let source = """
      import Keyworks
      import KeyworksAsync
      extension Container {
        static var jobs: AsyncTags<Int> { [] }
        static var tasks: AsyncTags<Int> { [] }
        static var plain: Tags<Int> { [] }
        static var one: AsyncKeyedTags<Int, Int> { [:] }
        static var other: AsyncKeyedTags<Int, Int> { [:] }
      }
      """
    try verified(source) { verification, _ in
      let fixes = verification.findings.filter { $0.check == .tags }.map(\.fix)
      #expect(
        fixes == ["Write AsyncTags() instead of [].", "Write AsyncKeyedTags() instead of [:]."])
    }
  }
}
