import Foundation
import KeyworksGraph
import Testing

/// The README shows the verifier's reports on its first program, after each of two changes.
@Suite(.onCompilerThreads) struct `The README` {
  @Test func `the README shows the reports of a forgotten registration and of a cycle`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let program = try #require(Self.blocks("```swift\n", in: page).first)
    let reports = Self.blocks("<!-- reports -->\n```text\n", in: page)
    try #require(reports.count == 2)

    let header = "struct Cards: Payments {\n"
    let withCycle = program.replacing(
      header, with: header + "  @Injected(\\.checkout) var checkout\n")
    let registration = "Container.shared.payments.register { Cards() }\n"
    let withoutRegistration = program.replacing(registration, with: "")
    for (source, report) in zip([withoutRegistration, withCycle], reports) {
      try #require(source != program)
      #expect(try Self.report(of: source) == Self.words(in: report))
    }
    #expect(try Self.report(of: program) == [])
  }

  /// The texts of all blocks that begin with this text.
  private static func blocks(_ beginning: String, in page: String) -> [String] {
    page.components(separatedBy: beginning).dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The words of the report, without its notes and its summary. Lines cannot be compared, because the page wraps them.
  private static func report(of source: String) throws -> [String] {
    try SampleProgram.with([("Shop", ["main.swift": source])]) { program in
      let text = TextReport(try program.verified(), Paths(relativeTo: program.folder.path)).text
      let lines = text.replacing("Shop/main.swift", with: "Sources/Shop/main.swift")
        .split(separator: "\n").dropLast().filter { !$0.contains(": note: ") }
      return words(in: lines.joined(separator: "\n"))
    }
  }

  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
