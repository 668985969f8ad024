import Foundation
import KeyworksGraph
import Testing

@Suite(.onCompilerThreads) struct `Bad input` {
  private static let main = """
    import Keyworks
    extension Container { var clock: Factory<Int> { self { 1 } } }
    print(Container.shared.clock())
    """

  /// Indexes a sound program, spoils something and reads it.
  private func status(
    _ sources: [String: String] = ["main.swift": main],
    spoil: (_ program: SampleProgram, _ store: URL) throws -> Void = { _, _ in },
    library: String? = nil
  ) throws -> VerificationError? {
    try SampleProgram.with(sources) { program in
      let build = try program.index()
      defer { try? FileManager.default.removeItem(at: build) }
      let store = build.appending(path: "index/store")
      try spoil(program, store)
      let library = try library ?? IndexSearch.library()
      do throws(VerificationError) {
        try Verification(
          of: IndexedProgram(store: store.path, library: library, package: program.folder.path)
        ).requireFactories()
        return nil
      } catch { return error }
    }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter { !$0.hasDirectoryPath && FileManager.default.contents(atPath: $0.path) != nil }
  }

  @Test func `the undamaged program is accepted`() throws {
    #expect(try status() == nil)
  }

  @Test func `a missing index store is rejected`() throws {
    let trouble = try status { _, store in try FileManager.default.removeItem(at: store) }
    #expect(trouble?.status == 4)
    #expect(
      trouble?.description.hasSuffix("is not an index store. Run 'swift build' first.") == true)
  }

  @Test func `a package that was built only for release is rejected`() throws {
    try SampleProgram.with([:]) { program in
      let release = program.folder.appending(path: ".build/release")
      try FileManager.default.createDirectory(at: release, withIntermediateDirectories: true)
      let trouble = #expect(throws: VerificationError.self) {
        try IndexSearch.store(ofBuilds: program.folder.path + "/.build")
      }
      #expect(trouble?.status == 4)
      #expect(trouble?.description.contains("A release build writes none") == true)
    }
  }

  @Test func `the index of Swift Build is used if it is the newer one`() throws {
    try SampleProgram.with([:]) { program in
      let builds = program.folder.appending(path: ".build")
      for (store, age) in [("debug/index/store", 60.0), ("out", 0)] {
        let units = builds.appending(path: "\(store)/v5/units")
        try FileManager.default.createDirectory(at: units, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: units.path)
      }
      #expect(try IndexSearch.store(ofBuilds: builds.path) == builds.appending(path: "out").path)
    }
  }

  @Test func `an index from another toolchain is rejected`() throws {
    let trouble = try status { _, store in
      try FileManager.default.moveItem(
        at: store.appending(path: "v5"), to: store.appending(path: "v6"))
    }
    #expect(trouble?.status == 5)
    #expect(trouble?.description.contains("written by another toolchain (v6, expected v5)") == true)
  }

  @Test func `a source that changed after the last build is rejected`() throws {
    let trouble = try status { program, _ in
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)],
        ofItemAtPath: program.folder.appending(path: "App/main.swift").path)
    }
    #expect(trouble?.status == 6)
    #expect(trouble?.description.contains("changed after the last build") == true)
    #expect(trouble?.description.contains("of module App") == true)
  }

  @Test func `a source that failed to compile is rejected even if the index has a unit for it`()
    throws
  {
    let trouble = try status { _, store in
      let build = store.deletingLastPathComponent().deletingLastPathComponent()
      try FileManager.default.removeItem(at: build.appending(path: "App-main.swift.o"))
    }
    #expect(trouble?.status == 7)
    #expect(trouble?.description.contains("did not compile in the last build") == true)
  }

  @Test func `a source whose recompilation left its object file unchanged is accepted`() throws {
    let trouble = try status { _, store in
      let build = store.deletingLastPathComponent().deletingLastPathComponent()
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)],
        ofItemAtPath: build.appending(path: "App-main.swift.o").path)
      try Data().write(to: build.appending(path: "App-main.d"))
    }
    #expect(trouble == nil)
  }

  /// Writes the build plan, which lists the sources of each module before they are compiled.
  private func plan(_ modules: [String: [URL]], in store: URL) throws {
    let build = store.deletingLastPathComponent().deletingLastPathComponent()
    for (module, sources) in modules {
      let folder = build.appending(path: "\(module).build")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try sources.map(\.path).joined(separator: "\n").write(
        to: folder.appending(path: "sources"), atomically: true, encoding: .utf8)
    }
    let lists = modules.keys.map { #""\#(build.path)/\#($0).build/sources""# }
    let plan = build.appending(path: "description.json")
    try "[\(lists.joined(separator: ", "))]".write(to: plan, atomically: true, encoding: .utf8)
    try age(plan, by: 60)
  }

  private func age(_ file: URL, by seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: file.path)
  }

  @Test func `a planned module that was not compiled is rejected`() throws {
    let trouble = try status { program, store in
      let other = program.folder.appending(path: "Other.swift")
      try "struct Other {}".write(to: other, atomically: true, encoding: .utf8)
      try plan(["App": [], "Feature": [other]], in: store)
    }
    #expect(trouble?.status == 7)
    #expect(trouble?.description.hasPrefix("Module Feature was not indexed") == true)
  }

  @Test func `a module whose source was removed after the build is rejected`() throws {
    let trouble = try status { program, store in
      let sources = ["App/main.swift", "App/Gone.swift"]
      try plan(["App": sources.map { program.folder.appending(path: $0) }], in: store)
    }
    #expect(trouble?.status == 6)
    #expect(
      trouble?.description.hasSuffix(
        "App/Gone.swift', of module App, was removed after the last build. "
          + "Run 'swift build' and try again.") == true)
  }

  @Test(arguments: ["App/New.swift", "App/Inside/New.swift"])
  func `a module with a source added after the build is rejected`(name: String) throws {
    let trouble = try status { program, store in
      try plan(["App": [program.folder.appending(path: "App/main.swift")]], in: store)
      let file = program.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "struct New {}".write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(trouble?.status == 6)
    #expect(
      trouble?.description.contains("\(name)', of module App, was added after the last build")
        == true)
  }

  @Test(arguments: [#"exclude: ["Inside"]"#, #"exclude: ["Inside/New.swift"]"#])
  func `a new source that the manifest excludes is accepted`(exclusion: String) throws {
    let trouble = try status { program, store in
      let manifest = program.folder.appending(path: "Package.swift")
      try exclusion.write(to: manifest, atomically: true, encoding: .utf8)
      try age(manifest, by: 120)
      try plan(["App": [program.folder.appending(path: "App/main.swift")]], in: store)
      let folder = program.folder.appending(path: "App/Inside")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "struct New {}".write(
        to: folder.appending(path: "New.swift"), atomically: true, encoding: .utf8)
    }
    #expect(trouble == nil)
  }

  @Test func `a manifest that changed after the build is rejected`() throws {
    let trouble = try status { program, store in
      try plan(["App": [program.folder.appending(path: "App/main.swift")]], in: store)
      let manifest = program.folder.appending(path: "Package.swift")
      try "// new".write(to: manifest, atomically: true, encoding: .utf8)
    }
    #expect(trouble?.status == 6)
    #expect(trouble?.description.contains("Package.swift' changed after the last build") == true)
  }

  @Test func `a module that the package no longer contains is ignored`() throws {
    let cycle =
      "import Keyworks\nextension Container { var loop: Factory<Int> { self { self.loop() } } }"
    try SampleProgram.with([("Gone", ["Gone.swift": cycle]), ("App", ["main.swift": Self.main])]) {
      program in
      let build = try program.index()
      defer { try? FileManager.default.removeItem(at: build) }
      let store = build.appending(path: "index/store")
      func verification() throws -> Verification {
        try Verification(
          of: IndexedProgram(store: store.path, library: try IndexSearch.library()))
      }
      #expect(try verification().former == [])
      #expect(try verification().programs.flatMap(\.findings).map(\.check) == [.cycle])
      try plan(["App": [program.folder.appending(path: "App/main.swift")]], in: store)
      #expect(try verification().former == ["Gone"])
      #expect(try verification().programs.flatMap(\.findings).isEmpty)
    }
  }

  @Test(arguments: ["records", "units"])
  func `truncated records and units are rejected`(kind: String) throws {
    let trouble = try status { _, store in
      for file in try files(in: store.appending(path: "v5/\(kind)")) {
        let half = try #require(FileManager.default.contents(atPath: file.path)).prefix(40)
        try half.write(to: file)
      }
    }
    #expect(trouble?.status == 8)
    #expect(trouble?.description.contains("is unreadable") == true)
  }

  @Test func `an index without its records is rejected`() throws {
    let trouble = try status { _, store in
      try FileManager.default.removeItem(at: store.appending(path: "v5/records"))
    }
    #expect(trouble?.status == 8)
    #expect(trouble?.description.contains("Remove the build directory and build again.") == true)
  }

  @Test func `a missing index library is rejected`() throws {
    let trouble = try status(library: "/nowhere/libIndexStore.so")
    #expect(trouble?.status == 3)
    #expect(trouble?.description.contains("cannot be used as the index library") == true)
  }

  @Test func `a library that is not an index library is rejected`() throws {
    #if canImport(Darwin)
      let library = "/usr/lib/libSystem.B.dylib"
    #else
      let library = "libc.so.6"
    #endif
    let trouble = try status(library: library)
    #expect(trouble?.status == 3)
    #expect(trouble?.description.contains("indexstore_format_version") == true)
  }

  @Test func `a program that does not import Keyworks is rejected`() throws {
    let trouble = try status(["main.swift": "print(1)"])
    #expect(trouble?.status == 9)
    #expect(
      trouble?.description.contains("imports Keyworks or FactoryKit: there is nothing") == true)
  }

  @Test func `a program without factories is rejected`() throws {
    for source in [
      "import Keyworks\nprint(Container())", "import KeyworksAsync\ntry await withTeardown {}",
    ] {
      let trouble = try status(["main.swift": source])
      #expect(trouble?.status == 9)
      #expect(trouble?.description == "There is no factory in App.")
    }
  }

  @Test func `a program with factories only in tests is rejected`() throws {
    let trouble = try status([
      "Tests.swift": "import Testing\n" + Self.main.replacing("print", with: "let hour = ")
    ])
    #expect(trouble?.status == 9)
    #expect(
      trouble?.description
        == "There is no factory outside of tests. Tests were left out: add --tests to include them."
    )
  }

  @Test func `an index with very many files of duplicate units is accepted`() throws {
    let trouble = try status { _, store in
      let units = store.appending(path: "v5/units")
      var original = try #require(files(in: units).first).path
      for number in 0..<(isFullLength ? 100_000 : 10_000) {
        // A file has at most 65,000 hard links.
        if number % 50_000 == 0 {
          let copy = units.appending(path: "copy\(number)").path
          try FileManager.default.copyItem(atPath: original, toPath: copy)
          original = copy
        }
        try FileManager.default.linkItem(
          atPath: original, toPath: units.appending(path: "other\(number).o").path)
      }
    }
    #expect(trouble == nil)
  }
}
