/// Finds the toolchain's index library and a build's index store.
package enum IndexSearch {
  #if canImport(Darwin)
    private static let libraryName = "libIndexStore.dylib"
  #else
    private static let libraryName = "libIndexStore.so"
  #endif

  /// The index library of the first toolchain that has one. The toolchain of the `swiftc` on the
  /// path comes first, with symbolic links resolved, then the one that Xcode selected.
  package static func library() throws(VerificationError) -> String {
    var toolchains: [String] = []
    for folder in (Files.environment("PATH") ?? "").split(separator: ":") {
      guard let compiler = Files.resolved("\(folder)/swiftc") else { continue }
      toolchains.append(Files.folder(of: Files.folder(of: compiler)))
    }
    let xcode =
      Files.environment("DEVELOPER_DIR") ?? Files.resolved("/var/db/xcode_select_link")
    if let xcode { toolchains.append("\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr") }

    let candidates = toolchains.map { "\($0)/lib/\(libraryName)" }
    if let found = candidates.first(where: Files.exists) { return found }
    throw .noLibrary(
      "No toolchain with \(libraryName) was found. Looked for: "
        + (candidates.isEmpty ? "a swiftc on the PATH" : candidates.joined(separator: ", "))
        + ". Specify it with --index-library.")
  }

  /// The index store of the last debug build in a build folder. The default build folder of a
  /// package is `.build`.
  package static func store(ofBuilds folder: String) throws(VerificationError) -> String {
    // The stores of the native build system and of Swift Build.
    let paths = ["\(folder)/debug/index/store", "\(folder)/out"]
    let format = "v\(IndexLibrary.formatVersion)"
    let found = paths.compactMap { path -> (path: String, time: FileTime)? in
      guard path == paths[0] || Files.names(in: path).contains(format) else { return nil }
      return Files.modificationTime(of: "\(path)/\(format)/units")
        .map { (path, $0) } ?? Files.modificationTime(of: path).map { (path, $0) }
    }
    if let last = found.max(by: { $0.time < $1.time }) { return last.path }
    let release = Files.exists("\(folder)/release")
    throw .noIndex(
      "There is no index store in '\(folder)', neither at debug/index/store nor at out. "
        + (release
          ? "A release build writes none: run 'swift build' without '-c release' first."
          : "Run 'swift build' first, or specify the store with --index-store."))
  }
}
