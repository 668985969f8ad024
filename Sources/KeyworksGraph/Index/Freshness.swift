/// Whether an index tells of the sources as they are now.
struct Freshness {
  let layout: BuildLayout
  let units: [Unit]
  /// The folder of the package, if it is one.
  let package: String?

  /// A source that changed after it was compiled is not what the index tells of. Nor is one with
  /// an error in it: the compiler writes a unit for that too, but no object.
  func checkSources(of chosen: [Unit]) throws(VerificationError) {
    for unit in chosen {
      guard let source = Files.modificationTime(of: unit.file) else { continue }
      if unit.time < source { throw stale(unit.file, of: unit.module, "changed") }
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
  private func traces(of output: String) -> [String] {
    var name = output[...]
    for ending in [".o", ".swift"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return [output, name + ".d"]
  }

  /// Each source that the build knows must be there and must have left a unit, and the build must
  /// know each source.
  func checkModules() throws(VerificationError) {
    let indexed = Set(units.map(\.file))
    let present = layout.modules
    let modules = layout.sources.filter { present?.contains($0.module) ?? true }
    for (module, files) in modules {
      for file in files where file.hasSuffix(".swift") && !BuildLayout.isTestRunner(file) {
        if indexed.contains(file) { continue }
        guard Files.exists(file) else { throw stale(file, of: module, "was removed") }
        throw .incomplete(
          "Module \(module) was not indexed: there is nothing about '\(file)'. "
            + "Run 'swift build' until it succeeds, and try again.")
      }
    }
    guard let package, let planned = layout.planned else { return }
    let manifest = package + "/Package.swift"
    if let time = Files.modificationTime(of: manifest), planned < time {
      throw .stale(
        "'\(manifest)' changed after the last build. Run 'swift build' and try again.")
    }
    let known = Set(modules.flatMap(\.files))
    let text = Files.text(of: manifest) ?? ""
    for (module, files) in modules {
      guard let root = root(of: module, files, package) else { continue }
      let added = Files.swiftFiles(below: root).first { file in
        !known.contains(file) && Files.changeTime(of: file).map { planned < $0 } ?? false
          // The manifest may leave it out.
          && !file.dropFirst(root.count).split(separator: "/").contains {
            text.contains("\"\($0)") || text.contains("/\($0)\"")
          }
      }
      if let added { throw stale(added, of: module, "was added") }
    }
  }

  /// The folder of a module, if it is inside of the package: the one that has its name, or else the
  /// one that has all of its sources.
  private func root(of module: String, _ files: [String], _ package: String) -> String? {
    let files = files.filter { $0.hasPrefix(package + "/") && !$0.contains("/.build/") }
    guard var root = files.first.map(Files.folder(of:)) else { return nil }
    while !files.allSatisfy({ $0.hasPrefix(root + "/") }) { root = Files.folder(of: root) }
    if let name = root.ranges(of: "/\(module)/").last { return String(root[..<name.upperBound]) }
    return root
  }

  private func stale(_ file: String, of module: String, _ what: String) -> VerificationError {
    .stale(
      "'\(file)', of module \(module), \(what) after the last build. "
        + "Run 'swift build' and try again.")
  }
}
