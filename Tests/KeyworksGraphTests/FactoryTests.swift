import Foundation
import KeyworksGraph
import Testing

/// Apps that use Factory, with the findings that their sources expect, as in the corpus. The modules
/// of Factory have its public names and no code.
@Suite(.onCompilerThreads) struct `A program that uses Factory` {
  @Test(arguments: try FactoryPrograms.sample())
  func `has exactly the findings that its sources expect`(name: String) throws {
    let program = FactoryPrograms.program(name)
    let expected = try ["expect", "limit"].flatMap { try Corpus.expectations($0, in: program) }
    #expect(Corpus.findings(of: try program.verified()).sorted() == expected.sorted())
  }

  @Test(arguments: try FactoryPrograms.sample().filter { $0 != "CycleHalfMoved" })
  func `has the same findings if the module has its older name`(name: String) throws {
    let program = FactoryPrograms.program(name)
    let sources = try program.sources(of: "App").map { source in
      let text = try String(contentsOf: source, encoding: .utf8)
      return (source.lastPathComponent, text.replacing("import FactoryKit", with: "import Factory"))
    }
    try SampleProgram.with([("App", Dictionary(uniqueKeysWithValues: sources))]) { older in
      try "-swift-version 5".write(
        to: older.folder.appending(path: "flags"), atomically: true, encoding: .utf8)
      let older = SampleProgram(in: older.folder)
      #expect(
        Corpus.findings(of: try older.verified()).sorted()
          == Corpus.findings(of: try program.verified()).sorted())
    }
  }

  @Test func `is read from an index whose objects nobody kept`() throws {
    let program = FactoryPrograms.program("CycleChat")
    let build = try program.index()
    defer { try? FileManager.default.removeItem(at: build) }
    for name in try FileManager.default.contentsOfDirectory(atPath: build.path)
    where name.hasSuffix(".o") {
      try FileManager.default.removeItem(at: build.appending(path: name))
    }
    #expect(try Corpus.findings(of: program.verified(in: build)).count == 1)
  }

  @Test func `says which of its sources the index does not know`() throws {
    let text = "import FactoryKit\nextension Container { var one: Factory<Int> { self { 1 } } }"
    try SampleProgram.with(["One.swift": text]) { program in
      let build = try program.index()
      defer { try? FileManager.default.removeItem(at: build) }
      let later = program.folder.appending(path: "App/Later.swift")
      try text.write(to: later, atomically: true, encoding: .utf8)
      let indexed = try IndexedProgram(
        store: build.appending(path: "index/store").path, library: IndexSearch.library())
      let folder = try #require(Files.resolved(program.folder.path))
      #expect(indexed.unknownSources(in: folder) == ["\(folder)/App/Later.swift"])
    }
  }
}

enum FactoryPrograms {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Factory")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Programs").path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// All programs at full length, otherwise one in six.
  static func sample() throws -> [String] {
    try names().enumerated().filter { isFullLength || $0.offset % 6 == 0 }.map(\.element)
  }

  static func program(_ name: String) -> SampleProgram {
    SampleProgram(in: folder.appending(path: "Programs/\(name)"))
  }
}
