import Foundation
import KeyworksGraph
import Testing

/// Small programs whose sources say what is wrong with them: `// expect: cycle a b`.
@Suite struct `The corpus` {
  @Test(arguments: try Corpus.names()) func `has the findings that its sources expect`(
    name: String
  ) throws {
    let program = SampleProgram(in: Corpus.folder.appending(path: name))
    let expected = try Corpus.expectations(in: program)
    let found = Corpus.findings(of: try program.verified())
    #expect(found.sorted() == expected.sorted())
  }

  @Test func `is large enough`() throws {
    let counts = try Corpus.names().map {
      try Corpus.expectations(in: SampleProgram(in: Corpus.folder.appending(path: $0))).count
    }
    #expect(counts.count { $0 > 0 } >= 40)
    #expect(counts.count { $0 == 0 } >= 20)
  }
}

enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Each as `App/main.swift:12 cycle a b`.
  static func expectations(in program: SampleProgram) throws -> [String] {
    try program.modules.flatMap { module in
      try program.sources(of: module).flatMap { source in
        let text = try String(contentsOf: source, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { number, line -> [String] in
          guard let marker = line.firstRange(of: "// expect: ") else { return [] }
          return line[marker.upperBound...].split(separator: ";").map {
            let words = $0.split(separator: " ").joined(separator: " ")
            return "\(module)/\(source.lastPathComponent):\(number + 1) \(words)"
          }
        }
      }
    }
  }

  static func findings(of verification: Verification) -> [String] {
    var found: Set<String> = []
    for (graph, findings) in verification.programs {
      for finding in findings {
        let names = finding.factories.map { graph.factories[$0].name }
        let folders = finding.place.file.split(separator: "/").suffix(2).joined(separator: "/")
        found.insert(
          "\(folders):\(finding.place.position.line) \(word(for: finding)) "
            + names.joined(separator: " "))
      }
    }
    return Array(found)
  }

  private static func word(for finding: Finding) -> String {
    switch finding.check {
    case .rules: "rule"
    case .tags where finding.message.contains("bound in a loop"): "order-loop"
    case .tags where finding.message.contains("stored"): "stored-list"
    case .tags: "member-twice"
    default: finding.check.rawValue
    }
  }
}
