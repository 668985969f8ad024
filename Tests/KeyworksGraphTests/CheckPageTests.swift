import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `The page of a check` {
  @Test(arguments: Check.allCases)
  func `has a program that is reported, and one that is not`(check: Check) throws {
    let programs = check.programs
    #expect(try Self.findings(in: programs.wrong, of: check).contains(check))
    #expect(try Self.findings(in: programs.right, of: check) == [])
    #expect(check.page.hasPrefix("# \(check.rawValue)\n"))
  }

  private static func findings(in source: String, of check: Check) throws -> Set<Check> {
    try SampleProgram.with(["main.swift": source]) { program in
      if check == .rules {
        try "cart must not reach log".write(
          to: program.folder.appending(path: "rules"), atomically: true, encoding: .utf8)
      }
      return try Set(program.verified().findings.map(\.check))
    }
  }
}
