import Foundation
import KeyworksGraph
import Testing

/// A program for each limit that a page names. It begins with the words of the page: `// missed: …`
/// if nothing is reported, or `// false: …` if what is reported is wrong.
@Suite(.onCompilerThreads) struct `The limits of the verifier` {
  @Test(arguments: try Limits.all.flatMap { try $0.sample() })
  func `each limit is as the page of limits says`(folder: URL) throws {
    let program = SampleProgram(in: folder)
    let findings = try Corpus.findings(of: program.verified())
    #expect(try findings.sorted() == Corpus.expectations("limit", in: program).sorted())
    #expect(try findings.isEmpty == Limits.quotation(in: folder).hasPrefix("missed: "))
  }

  @Test(arguments: Limits.all)
  func `each limit on the page has a program, and each program is on the page`(
    limits: Limits
  ) throws {
    let stated = try limits.stated()
    let quoted = try limits.programs().map { program in
      try #require(Limits.quotation(in: program).split(separator: ": ", maxSplits: 1).last)
    }
    for limit in stated { #expect(quoted.contains(where: limit.hasPrefix), "\(limit)") }
    for words in quoted { #expect(stated.contains { $0.hasPrefix(words) }, "\(words)") }
  }
}

/// A page of limits, and the folder of their programs.
struct Limits {
  static let all = [
    Limits(page: "VerifyingLimits", folder: "Limits"),
    Limits(page: "CheckingAFactoryApp", folder: "Factory/Limits"),
  ]

  let page: String
  let folder: String
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// The items of the page's lists.
  func stated() throws -> [String] {
    let page = Self.tests.appending(path: "../../Documentation/Keyworks.docc/\(page).md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n- ").dropFirst()
      .map { $0.split(separator: "\n\n")[0].split(whereSeparator: \.isWhitespace) }
      .map { $0.joined(separator: " ") }
  }

  func programs() throws -> [URL] {
    let folder = Self.tests.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
  }

  func sample() throws -> [URL] {
    try programs().enumerated().filter { isFullLength || $0.offset % 10 == 0 }.map(\.element)
  }

  /// The comment at the top of a program, in one line.
  static func quotation(in program: URL) throws -> String {
    let main = program.appending(path: "App/main.swift")
    return try String(contentsOf: main, encoding: .utf8).split(separator: "\n")
      .prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }.joined(separator: " ")
  }
}
