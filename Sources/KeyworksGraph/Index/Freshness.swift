/// Checks that the index matches the current sources.
struct Freshness {
  let layout: BuildLayout
  let units: [Unit]
  /// The folder of the package. Nil if the index does not belong to a package.
  let package: String?

  /// Throws if a source changed after it was compiled, or did not compile. For a source with
  /// errors, the compiler writes a unit but no object.
  func checkSources(of chosen: [Unit]) throws(VerificationError) {
    // A compiler that was called by hand leaves no objects where the units say.
    let hasObjects =
      package != nil
      || chosen.contains { unit in
        traces(of: layout.output(of: unit)).contains { Files.modificationTime(of: $0) != nil }
      }
    for unit in chosen {
      guard let source = Files.modificationTime(of: unit.file) else { continue }
      if unit.time < source { throw stale(unit.file, of: unit.module, "changed") }
      // Some builds record outputs in folders that do not exist.
      let output = layout.output(of: unit)
      guard hasObjects, Files.exists(Files.folder(of: output)) else { continue }
      let traces = traces(of: output)
      // The compiler leaves an object alone that would not change. A list beside it tells, but a
      // compiler that was called by hand writes none.
      let isTold = package != nil || traces.dropFirst().contains(where: Files.exists)
      let isCompiled = traces.contains {
        Files.modificationTime(of: $0).map { !isTold || $0 >= source } ?? false
      }
      if isCompiled { continue }
      throw .incomplete(
        "'\(unit.file)', of module \(unit.module), did not compile in the last build. "
          + "Run 'swift build' until it succeeds, and try again.")
    }
  }

  /// The files that the compiler writes only for a source without errors. It leaves an unchanged
  /// object alone, but writes the list of dependencies every time.
  private func traces(of output: String) -> [String] {
    var name = output[...]
    for ending in [".o", ".swift"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return [output, name + ".d"]
  }

  /// Throws if a source of the build is missing or has no unit, or if the build does not know a
  /// source.
  func checkModules() throws(VerificationError) {
    let indexed = Set(units.map(\.file))
    let present = layout.modules
    let modules = layout.sources.filter { present?.contains($0.module) ?? true }
    for (module, files) in modules {
      for file in files where file.hasSuffix(".swift") && !BuildLayout.isTestRunner(file) {
        if indexed.contains(file) { continue }
        guard Files.exists(file) else { throw stale(file, of: module, "was removed") }
        throw .incomplete(
          "Module \(module) was not indexed: the index does not contain '\(file)'. "
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
          // The manifest may exclude the file.
          && !file.dropFirst(root.count).split(separator: "/").contains {
            text.contains("\"\($0)") || text.contains("/\($0)\"")
          }
      }
      if let added { throw stale(added, of: module, "was added") }
    }
  }

  /// The folder of a module, if it is inside the package: the folder with the module's name, or
  /// else the folder that contains all its sources.
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
