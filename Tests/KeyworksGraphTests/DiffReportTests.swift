import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `The difference of two graphs` {
  private func with<Result>(
    _ body: String, _ use: (DependencyGraph) throws -> Result
  ) throws -> Result {
    let source = "import Keyworks\nextension Container {\n\(body)\n}\nprint(Container.shared.a())\n"
    return try SampleProgram.with(["main.swift": source]) { program in
      try use(try program.verified().programs[0].graph)
    }
  }

  private static let old = """
      var a: Factory<Int> { self { self.b() } }
      var b: Factory<Int> { self { 1 }.cached }
      var c: Factory<String> { self { "\\u{1F511} \\"" } }
      static var all: Tags<Int> { [Tagged(\\.b, priority: 1)] }
    """

  @Test func `the difference lists what was added and removed`() throws {
    let old = try with(Self.old) { JSONReport($0, [], Paths(relativeTo: "/")).text }
    let new = """
        // Lines do not matter.
        var a: Factory<Int> { self { self.d() } }
        var b: Factory<Int> { self { 1 }.singleton }
        static var all: Tags<Int> { [Tagged(\\.b, priority: 2), Tagged(\\.d)] }
        var d: Factory<Int> { self { 2 } }
      """
    let text = try with(new) { try DiffReport([$0], against: old, at: "old.json").text }
    #expect(
      text == """
        - App.Container.a needs App.Container.b (construction)
        + App.Container.a needs App.Container.d (construction)
        - App.Container.all has App.Container.b, priority 1
        + App.Container.all has App.Container.b, priority 2
        + App.Container.all has App.Container.d, priority 0
        - App.Container.b: cached
        + App.Container.b: singleton
        - App.Container.c: factory of String
        - App.Container.c: unique
        + App.Container.d: factory of Int
        + App.Container.d: unique

        """)
  }

  @Test func `the difference is empty if only lines have moved`() throws {
    let old = try with(Self.old) { JSONReport($0, [], Paths(relativeTo: "/")).text }
    #expect(
      try with("// more\n" + Self.old) { try DiffReport([$0], against: old, at: "").text } == "")
  }

  @Test func `a file that is not a graph is rejected`() throws {
    for text in ["", "{", "[1, 2", #"{"version": 0}"#, #"{"version": 2}"#, #"{"version": 2} x"#] {
      #expect(
        try message(against: text)
          == "'old.json' is not a graph. Write one with: graph --format json --output old.json")
    }
  }

  @Test func `the error for a graph of another version shows how to write it again`() throws {
    #expect(
      try message(against: #"{"version": 1, "program": ["App"]}"#) == """
        'old.json' is a graph from an older verifier: its version is 1, and this verifier reads \
        version 2. Check out the sources to compare with, build them, and write the graph again: \
        graph --format json --output old.json
        """)
    #expect(
      try message(against: #"{"version": 3}"#)?
        .hasPrefix("'old.json' is a graph from a newer verifier: its version is 3,") == true)
  }

  private func message(against text: String) throws -> String? {
    do {
      _ = try DiffReport([], against: text, at: "old.json")
      return nil
    } catch { return "\(error)" }
  }
}
