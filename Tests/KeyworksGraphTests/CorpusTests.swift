import Foundation
import KeyworksGraph
import Testing

/// Small programs whose sources state their mistakes: `// expect: cycle a b`. Correct code that the
/// verifier suspects is marked with `// limit: cycle a b`.
@Suite(.onCompilerThreads) struct `The corpus` {
  @Test(arguments: try Corpus.sample())
  func `each program has exactly the findings that its sources expect`(
    name: String
  ) throws {
    let program = SampleProgram(in: Corpus.folder.appending(path: name))
    let expected = try Corpus.expectations(in: program)
    let limits = try Corpus.expectations("limit", in: program)
    let verification = try program.verified()
    #expect(Corpus.findings(of: verification).sorted() == (expected + limits).sorted())
    let text = JSONReport(verification, Paths(relativeTo: program.folder.path)).text
    #expect(try Schema.ofGraphs.get().problems(of: text) == [])
    // A false finding may only be a warning.
    let warnings = Corpus.findings(of: verification) { $0.severity == .warning }
    #expect(Set(warnings).isSuperset(of: limits))
  }

  @Test func `the corpus has as many programs as the page of guarantees states`() throws {
    let programs = try Corpus.names().map {
      SampleProgram(in: Corpus.folder.appending(path: $0))
    }
    let counts = try programs.map { try Corpus.expectations(in: $0).count }
    let limits = try programs.map { try Corpus.expectations("limit", in: $0).count }
    // Guarantees.md states these numbers: change them together.
    #expect(counts.count { $0 > 0 } == 394)
    #expect(counts.count { $0 == 0 } == 232)
    #expect(limits.reduce(0, +) == 11)
  }
}

enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All programs at full length, otherwise one in ten.
  static func sample() throws -> [String] {
    try names().enumerated().filter { isFullLength || $0.offset % 10 == 0 }.map(\.element)
  }

  /// Each as `App/main.swift:12 cycle a b`.
  static func expectations(_ kind: String = "expect", in program: SampleProgram) throws -> [String]
  {
    try program.modules.flatMap { module in
      try program.sources(of: module).flatMap { source in
        let text = try String(contentsOf: source, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { number, line -> [String] in
          guard let marker = line.firstRange(of: "// \(kind): ") else { return [] }
          return line[marker.upperBound...].split(separator: ";").map {
            let words = $0.split(separator: " ").joined(separator: " ")
            return "\(module)/\(source.lastPathComponent):\(number + 1) \(words)"
          }
        }
      }
    }
  }

  static func findings(
    of verification: Verification, where isMeant: (Finding) -> Bool = { _ in true }
  ) -> [String] {
    var found: Set<String> = []
    for (graph, findings) in verification.programs {
      for finding in findings where isMeant(finding) {
        let names = finding.factories.map { graph.factories[$0].name }
        let folders = finding.place.file.split(separator: "/").suffix(2).joined(separator: "/")
        found.insert(
          "\(folders):\(finding.place.position.line) "
            + ([word(for: finding)] + names).joined(separator: " "))
      }
    }
    return Array(found)
  }

  private static func word(for finding: Finding) -> String {
    switch finding.check {
    case .rules: "rule"
    case .tags where finding.message.contains("contradicts itself"): "order-loop"
    case .tags where finding.message.contains("stored"): "stored-list"
    case .tags where finding.message.contains("the key"): "key-twice"
    case .tags where finding.message.contains("an empty"): "empty-list"
    case .tags where finding.message.contains("contributes to"): "no-members"
    case .tags where finding.message.contains("is ordered"): "bond"
    case .tags: "member-twice"
    default: finding.check.rawValue
    }
  }
}
