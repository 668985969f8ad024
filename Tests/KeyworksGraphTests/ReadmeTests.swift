import Foundation
import KeyworksGraph
import Testing

/// The README shows what the verifier says about its first program, and after each of two changes.
@Suite(.onCompilerThreads) struct `The README` {
  @Test func `the README explains a factory, and shows the reports of a cycle and of a captive`()
    throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let program = try #require(Self.blocks("```swift\n", in: page).first)
    let reports = Self.blocks("<!-- reports -->\n```text\n", in: page)
    try #require(reports.count == 3)

    let header = "class Shelf: Catalog {\n"
    let withCycle = program.replacing(
      header, with: header + "  let basket = Container.injected(\\.basket)\n")
    let withCaptive = program.replacing(
      "self.catalog()) }.cached", with: "self.catalog()) }.singleton")
    for (source, report) in zip([withCycle, withCaptive], reports.dropFirst()) {
      try #require(source != program)
      #expect(try Self.report(of: source) == Self.words(in: report))
    }
    #expect(try Self.report(of: program) == [])
    let explained = try Self.said(about: program) { verification, paths in
      verification.text { ExplainReport($0, $1, paths).text(of: "basket") }
    }
    #expect(Self.words(in: explained) == Self.words(in: reports[0]))
  }

  /// The texts of all blocks that begin with this text.
  private static func blocks(_ beginning: String, in page: String) -> [String] {
    page.components(separatedBy: beginning).dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The words of the report, without its notes and its summary. Lines cannot be compared, because the page wraps them.
  private static func report(of source: String) throws -> [String] {
    let text = try said(about: source) { TextReport($0, $1).text }
    let lines = text.split(separator: "\n").dropLast().filter { !$0.contains(": note: ") }
    return words(in: lines.joined(separator: "\n"))
  }

  private static func said(
    about source: String, _ report: (Verification, Paths) -> String
  ) throws -> String {
    try SampleProgram.with([("Shop", ["main.swift": source])]) { program in
      report(try program.verified(), Paths(relativeTo: program.folder.path))
        .replacing("Shop/main.swift", with: "Sources/Shop/main.swift")
    }
  }

  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
