import Foundation
import KeyworksGraph
import Testing

/// Reports on a package with several executables.
@Suite(.onCompilerThreads) struct `Reports of several programs` {
  private static let lib = """
    import Keyworks
    extension Container {
      public var clock: Factory<Int> { promised() }
      public var cart: Factory<Int> { self { self.clock() }.cached }
      public static var steps: Tags<Int> { [Tagged(\\.cart)] }
    }
    """

  /// Executables and a library that they import.
  private func with<Result>(
    lib: String = lib, _ programs: KeyValuePairs<String, String>,
    _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    let imports = "import Keyworks\nimport Lib\nlet c = Container.shared\n"
    let mains = programs.map { (name: $0, sources: ["main.swift": imports + $1]) }
    return try SampleProgram.with([("Lib", ["Lib.swift": lib])] + mains) { program in
      try body(try program.verified(), Paths(relativeTo: program.folder.path))
    }
  }

  private static let works = "c.clock.register { 1 }\nprint(c.cart(), c[\\.steps])"
  private static let forgets = "print(c.cart(), c[\\.steps])"

  @Test func `one JSON document contains all programs`() throws {
    struct Report: Decodable {
      struct Program: Decodable { let name: String, libraries: Bool?, findings: [Finding] }
      struct Finding: Decodable { let check: String }
      let version: Int
      let programs: [Program]
    }
    try with(["App": Self.works, "Tool": Self.forgets]) { verification, paths in
      let text = JSONReport(verification, paths).text
      let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      #expect(report.version == 2)
      #expect(report.programs.map(\.name) == ["App", "Tool"])
      #expect(report.programs.map(\.libraries) == [nil, nil])
      #expect(report.programs.map { $0.findings.map(\.check) } == [[], ["promise"]])
      #expect(HTMLReport(verification, paths).text.contains(text))
    }
  }

  @Test func `drawings put each program in a box of its own`() throws {
    try with(["App": Self.works, "Tool": Self.forgets]) { verification, _ in
      let graphs = verification.programs.map(\.graph)
      #expect(
        MermaidReport(graphs).text == """
          flowchart LR
            subgraph p0["App"]
              subgraph p0_m0["Lib"]
                p0_n0["clock<br>unique"]
                p0_n1["cart<br>.cached"]
                p0_n2[["steps"]]
              end
              p0_n1 --> p0_n0
              p0_n2 --o p0_n1
            end
            subgraph p1["Tool"]
              subgraph p1_m0["Lib"]
                p1_n0["clock<br>unique"]
                p1_n1["cart<br>.cached"]
                p1_n2[["steps"]]
              end
              p1_n1 --> p1_n0
              p1_n2 --o p1_n1
            end

          """)
      #expect(
        DOTReport(graphs).text == """
          digraph "App; Tool" {
            rankdir=LR; node [shape=box];
            subgraph cluster_p0 {
              label="App";
              subgraph cluster_p0_0 {
                label="Lib";
                p0_n0 [label="clock\\nunique"];
                p0_n1 [label="cart\\n.cached"];
                p0_n2 [label="steps\\nlist", shape=folder];
              }
              p0_n1 -> p0_n0;
              p0_n2 -> p0_n1 [arrowhead=diamond];
            }
            subgraph cluster_p1 {
              label="Tool";
              subgraph cluster_p1_0 {
                label="Lib";
                p1_n0 [label="clock\\nunique"];
                p1_n1 [label="cart\\n.cached"];
                p1_n2 [label="steps\\nlist", shape=folder];
              }
              p1_n1 -> p1_n0;
              p1_n2 -> p1_n1 [arrowhead=diamond];
            }
          }

          """)
    }
  }

  @Test func `differences are listed by program, and shared ones once`() throws {
    let old = try with(["App": Self.works, "Tool": Self.works]) { JSONReport($0, $1).text }
    func difference(
      lib: String = Self.lib, _ programs: KeyValuePairs<String, String>, only name: String? = nil
    ) throws -> String {
      try with(lib: lib, programs) { verification, _ in
        var verification = verification
        if let name { try verification.restrict(to: name) }
        return try DiffReport(
          verification.programs.map(\.graph), against: old, at: "old.json", only: name
        ).text
      }
    }
    let more = "extension Container { var own: Factory<Int> { self { self.cart() } } }\n"
    #expect(try difference(["App": Self.works, "Tool": Self.works]) == "")
    #expect(
      try difference(["App": Self.works, "Tool": more + Self.works]) == """
        In Tool:

        + Tool.Container.own needs Lib.Container.cart (construction)
        + Tool.Container.own: factory of Int
        + Tool.Container.own: unique

        """)
    #expect(
      try difference(["App": more + Self.works, "Kiosk": Self.works]) == """
        - program Tool
        + program Kiosk

        + App.Container.own needs Lib.Container.cart (construction)
        + App.Container.own: factory of Int
        + App.Container.own: unique

        """)
    #expect(
      try difference(
        lib: Self.lib.replacing(".cached", with: ".singleton"),
        ["App": Self.works, "Tool": Self.works]) == """
          - Lib.Container.cart: cached
          + Lib.Container.cart: singleton

          """)
    #expect(try difference(["App": Self.works, "Kiosk": Self.works], only: "App") == "")
    #expect(
      try difference(["App": Self.works, "Kiosk": Self.works], only: "Kiosk") == """
        + program Kiosk

        """)
  }

  @Test func `graphs of a library package are compared even if a library was added`() throws {
    func libraries(_ names: [String]) throws -> Verification {
      try SampleProgram.with(
        names.map { name in
          let factory = "public var of\(name): Factory<Int> { self { 1 } }"
          return (name, ["\(name).swift": "import Keyworks\nextension Container { \(factory) }"])
        }
      ) { try $0.verified() }
    }
    let old = JSONReport(try libraries(["One"]), Paths(relativeTo: "/")).text
    let graphs = try libraries(["One", "Two"]).programs.map(\.graph)
    #expect(
      try DiffReport(graphs, against: old, at: "old.json").text == """
        + Two.Container.ofTwo: factory of Int
        + Two.Container.ofTwo: unique

        """)
  }
}
