import Foundation
import KeyworksGraph
import Testing

/// A program for each limit that `VerifyingLimits.md` names. It begins with the words of the page:
/// `// missed: …` if nothing is reported, or `// false: …` if what is reported is wrong.
@Suite(.onCompilerThreads) struct `The limits of the verifier` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Limits")

  @Test(arguments: try sample()) func `each limit is as the page of limits says`(
    name: String
  ) throws {
    let program = SampleProgram(in: Self.folder.appending(path: name))
    let findings = try Corpus.findings(of: program.verified())
    #expect(try findings.sorted() == Corpus.expectations("limit", in: program).sorted())
    #expect(try findings.isEmpty == Self.quotation(in: name).hasPrefix("missed: "))
  }

  @Test func `each limit on the page has a program, and each program is on the page`() throws {
    let page = Self.folder.appending(
      path: "../../../Documentation/Keyworks.docc/VerifyingLimits.md")
    let limits = try String(contentsOf: page, encoding: .utf8).split(separator: "\n- ").dropFirst()
      .map { $0.split(separator: "\n\n")[0].split(whereSeparator: \.isWhitespace) }
      .map { $0.joined(separator: " ") }
    let quoted = try Self.names().map { name in
      try #require(Self.quotation(in: name).split(separator: ": ", maxSplits: 1).last)
    }
    for limit in limits { #expect(quoted.contains(where: limit.hasPrefix), "\(limit)") }
    for words in quoted { #expect(limits.contains { $0.hasPrefix(words) }, "\(words)") }
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func sample() throws -> [String] {
    try names().enumerated().filter { isFullLength || $0.offset % 10 == 0 }.map(\.element)
  }

  /// The comment at the top of a program, in one line.
  private static func quotation(in name: String) throws -> String {
    let main = folder.appending(path: "\(name)/App/main.swift")
    return try String(contentsOf: main, encoding: .utf8).split(separator: "\n")
      .prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }.joined(separator: " ")
  }
}
