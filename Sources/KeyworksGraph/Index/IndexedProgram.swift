/// The sources of a build, with the compiler's record of each source.
package struct IndexedProgram {
  var symbols = SymbolTable()
  private(set) var files: [SourceFile] = []
  package var fileCount: Int { files.count }
  /// For each module of the build, the modules that it imports.
  let imports: [String: Set<String>]
  /// The test modules, unless the caller asked for them.
  let leftOut: Set<String>
  /// The modules of earlier builds that the package no longer has.
  let former: Set<String>

  /// The paths of all sources that the index knows.
  private let known: Set<String>

  /// The modules that can see the library. No other module can mention a factory.
  let seeing: Set<String>

  /// Reads the modules that can see the library, and those that they import, because an instance
  /// may be of a type that is declared there. Packages from elsewhere that cannot see the library
  /// are left out.
  ///
  /// - Parameter package: The folder of the package that was built, if there is a package.
  package init(
    store path: String, library: String, package: String? = nil, includingTests: Bool = false,
    progress: (String) -> Void = { _ in }
  ) throws(VerificationError) {
    let path = Files.resolved(path) ?? path
    guard Files.names(in: path).contains("v\(IndexLibrary.formatVersion)") else {
      let versions = Files.names(in: path).filter { $0.hasPrefix("v") }
      if versions.isEmpty {
        throw .noIndex("'\(path)' is not an index store. Run 'swift build' first.")
      }
      throw .otherToolchain(
        "The index store '\(path)' was written by another toolchain "
          + "(\(versions.joined(separator: ", ")), expected v\(IndexLibrary.formatVersion)). "
          + "Remove the build directory and build again.")
    }
    let store = try IndexStore(at: path, with: IndexLibrary(at: library))
    let all = try Self.currentUnits(of: store, progress)
    known = Set(all.map(\.file))
    let layout = BuildLayout(ofStore: path)
    let present = layout.modules
    let imports = all.reduce(into: [String: Set<String>]()) { imports, unit in
      imports[unit.module, default: []].formUnion(unit.imports)
    }
    let seen = Dictionary(
      uniqueKeysWithValues: imports.keys.map { module in
        (module, reachable(from: [module]) { imports[$0] ?? [] })
      })
    func modules(thatSee names: Set<String>) -> Set<String> {
      Set(seen.filter { !$1.isDisjoint(with: names) }.keys).subtracting(names)
    }
    // An app that uses Keyworks may have a module of this name.
    var libraries = Library.moduleNames
    let isOwn = all.contains { $0.module == "Factory" && !$0.file.contains("/checkouts/") }
    if isOwn, imports.contains(where: { !$0.value.isDisjoint(with: Library.keyworks.modules) }) {
      libraries.remove("Factory")
    }
    let seeing = modules(thatSee: libraries)
    let former = present.map(seeing.subtracting) ?? []
    self.former = former
    let units = all.filter { !former.contains($0.module) }
    self.imports = imports.filter { !former.contains($0.key) }

    let relevant = seeing.subtracting(former)
    self.seeing = relevant
    let tests = modules(thatSee: ["XCTest", "Testing"]).intersection(relevant)
    if includingTests && tests.isEmpty {
      throw .incomplete("No tests were indexed. Run 'swift build --build-tests' first.")
    }
    leftOut = includingTests ? [] : tests
    // A module comes after the modules that it imports.
    let depth = seen.mapValues(\.count)
    let read = reachable(from: relevant.subtracting(leftOut)) { imports[$0] ?? [] }
      .subtracting(libraries)
    let chosen = units.filter { unit in
      read.contains(unit.module)
        && (relevant.contains(unit.module) || !unit.file.contains("/checkouts/"))
    }
    .sorted {
      (depth[$0.module, default: 0], $0.module, $0.file)
        < (depth[$1.module, default: 0], $1.module, $1.file)
    }
    guard !relevant.isEmpty else {
      throw .nothing(
        "No module in '\(path)' imports Keyworks or FactoryKit: there is nothing to verify. "
          + "Is it the index of this package, and was the package built? If only its tests use the "
          + "library, run 'swift build --build-tests' and add --tests.")
    }
    let freshness = Freshness(layout: layout, units: units, package: package)
    try freshness.checkSources(of: chosen)
    try freshness.checkModules()
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

  /// The Swift files in a folder that the index does not know.
  package func unknownSources(in folder: String) -> [String] {
    Files.swiftFiles(below: folder).filter {
      !known.contains($0) && $0 != folder + "/Package.swift"
    }
  }

  /// The given modules, and all modules that they import.
  func closure(of names: Set<String>) -> Set<String> {
    reachable(from: names) { imports[$0] ?? [] }
  }

  /// The newest unit of each source that still exists, by path.
  private static func currentUnits(
    of store: IndexStore, _ progress: (String) -> Void
  ) throws(VerificationError) -> [Unit] {
    let names = store.unitNames()
    var newest: [String: Unit] = [:]
    for (number, name) in names.enumerated() {
      if number % 5_000 == 0 { progress("looking through \(names.count) units") }
      guard let unit = try store.unit(named: name), Files.exists(unit.file),
        !BuildLayout.isTestRunner(unit.file)
      else { continue }
      if let other = newest[unit.file], unit.time < other.time { continue }
      newest[unit.file] = unit
    }
    return newest.values.sorted { ($0.module, $0.file) < ($1.module, $1.file) }
  }
}

/// A source with its text and the compiler's record.
struct SourceFile {
  let path: String
  let module: String
  let text: SourceText
  let occurrences: [Occurrence]
}
