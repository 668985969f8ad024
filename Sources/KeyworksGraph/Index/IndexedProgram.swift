/// The sources of a build, with what the compiler recorded of each.
package struct IndexedProgram {
  var symbols = SymbolTable()
  private(set) var files: [SourceFile] = []
  package var fileCount: Int { files.count }
  /// For each module that was built, the modules that it sees.
  private(set) var imports: [String: Set<String>] = [:]
  /// The modules of tests, if they were not asked for.
  let leftOut: Set<String>

  /// Reads the modules that can see the library; others cannot mention a factory.
  package init(
    store path: String, library: String, includingTests: Bool = false,
    progress: (String) -> Void = { _ in }
  ) throws(VerificationError) {
    let path = Files.resolved(path) ?? path
    guard Files.names(in: path).contains("v\(IndexLibrary.formatVersion)") else {
      let versions = Files.names(in: path).filter { $0.hasPrefix("v") }
      if versions.isEmpty {
        throw .noIndex("'\(path)' is no index store. Run 'swift build' first.")
      }
      throw .otherToolchain(
        "The index store '\(path)' was written by another toolchain "
          + "(\(versions.joined(separator: ", ")), expected v\(IndexLibrary.formatVersion)). "
          + "Remove the build directory and build again.")
    }
    let store = try IndexStore(at: path, with: IndexLibrary(at: library))
    let units = try Self.currentUnits(of: store, progress)
    for unit in units { imports[unit.module, default: []].formUnion(unit.imports) }

    let relevant = Self.modules(in: imports, thatSee: "Keyworks").subtracting(["KeyworksTesting"])
    let tests = Self.modules(in: imports, thatSee: "XCTest")
      .union(Self.modules(in: imports, thatSee: "Testing")).intersection(relevant)
    if includingTests && tests.isEmpty {
      throw .incomplete("No tests were indexed. Run 'swift build --build-tests' first.")
    }
    leftOut = includingTests ? [] : tests
    // A module comes after those that it imports.
    let depth = imports.keys.reduce(into: [:]) { $0[$1] = closure(of: [$1]).count }
    let chosen = units.filter { relevant.subtracting(leftOut).contains($0.module) }
      .sorted {
        (depth[$0.module, default: 0], $0.module, $0.file)
          < (depth[$1.module, default: 0], $1.module, $1.file)
      }
    guard !relevant.isEmpty else {
      throw .nothing(
        "No module in '\(path)' imports Keyworks: there is nothing to verify. "
          + "Is it the store of this package, and was the package built?")
    }
    let layout = BuildLayout(ofStore: path)
    try Self.checkFreshness(of: chosen, layout)
    try Self.checkCompleteness(of: units, layout)
    for (number, unit) in chosen.enumerated() {
      if number % 50 == 0 { progress("reading \(number + 1) of \(chosen.count) files") }
      guard let bytes = Files.read(unit.file) else {
        throw .inaccessible("'\(unit.file)' cannot be read.")
      }
      var occurrences: [Occurrence] = []
      if let record = unit.record { occurrences = try store.occurrences(in: record, &symbols) }
      files.append(
        SourceFile(
          path: unit.file, module: unit.module, text: SourceText(bytes), occurrences: occurrences))
    }
  }

  /// The modules that import one, directly or through others.
  private static func modules(
    in imports: [String: Set<String>], thatSee module: String
  ) -> Set<String> {
    var seeing: Set<String> = [module]
    var count = 0
    while count != seeing.count {
      count = seeing.count
      for (importer, imported) in imports where !imported.isDisjoint(with: seeing) {
        seeing.insert(importer)
      }
    }
    return seeing.subtracting([module])
  }

  /// Some modules, and all that they import.
  func closure(of names: Set<String>) -> Set<String> {
    var found = names
    var left = Array(names)
    while let next = left.popLast() {
      for imported in imports[next] ?? [] where found.insert(imported).inserted {
        left.append(imported)
      }
    }
    return found
  }

  /// Of each source that still exists the newest unit, by path.
  private static func currentUnits(
    of store: IndexStore, _ progress: (String) -> Void
  ) throws(VerificationError) -> [Unit] {
    let names = store.unitNames()
    var newest: [String: Unit] = [:]
    for (number, name) in names.enumerated() {
      if number % 5_000 == 0 { progress("looking through \(names.count) units") }
      guard let unit = try store.unit(named: name), Files.exists(unit.file),
        !isTestRunner(unit.file)
      else { continue }
      if let other = newest[unit.file], unit.time < other.time { continue }
      newest[unit.file] = unit
    }
    return newest.values.sorted { ($0.module, $0.file) < ($1.module, $1.file) }
  }

  /// Test runners are written anew by each build, and say nothing about factories.
  private static func isTestRunner(_ file: String) -> Bool {
    file.contains(".derived/") || file.contains(".build/DerivedSources/")
  }

  /// A source that changed after it was compiled is not what the index tells of. Nor is one with
  /// an error in it: the compiler writes a unit for that too, but no object.
  private static func checkFreshness(
    of units: [Unit], _ layout: BuildLayout
  ) throws(VerificationError) {
    for unit in units {
      guard let source = Files.modificationTime(of: unit.file) else { continue }
      if unit.time < source {
        throw .stale(
          "'\(unit.file)', of module \(unit.module), changed after the last build. "
            + "Run 'swift build' and try again.")
      }
      // Some builds give units names of their own, in folders that do not exist.
      let output = layout.output(of: unit)
      guard Files.exists(Files.folder(of: output)) else { continue }
      let isCompiled = traces(of: output).contains {
        Files.modificationTime(of: $0).map { $0 >= source } ?? false
      }
      if isCompiled { continue }
      throw .incomplete(
        "'\(unit.file)', of module \(unit.module), did not compile in the last build. "
          + "Run 'swift build' until it succeeds, and try again.")
    }
  }

  /// What a compiler writes for a source that has no error. An object that would be the same again
  /// it leaves alone; the list of what it read it writes each time.
  private static func traces(of output: String) -> [String] {
    var name = output[...]
    for ending in [".o", ".swift"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return [output, name + ".d"]
  }

  /// Each source that the build knows must have left a unit.
  private static func checkCompleteness(
    of units: [Unit], _ layout: BuildLayout
  ) throws(VerificationError) {
    let indexed = Set(units.map(\.file))
    for (module, files) in layout.sources {
      let missing = files.first {
        $0.hasSuffix(".swift") && !indexed.contains($0) && !isTestRunner($0) && Files.exists($0)
      }
      guard let missing else { continue }
      throw .incomplete(
        "Module \(module) was not indexed: there is nothing about '\(missing)'. "
          + "Run 'swift build' until it succeeds, and try again.")
    }
  }
}

/// A source, what the compiler recorded of it, and its text.
struct SourceFile {
  let path: String
  let module: String
  let text: SourceText
  let occurrences: [Occurrence]
}
