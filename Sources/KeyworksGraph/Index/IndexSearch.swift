/// Finds the toolchain's index library and a build's index store.
package enum IndexSearch {
  #if canImport(Darwin)
    private static let libraryName = "libIndexStore.dylib"
  #else
    private static let libraryName = "libIndexStore.so"
  #endif

  /// The index library of the first toolchain that has one: that of the `swiftc` on the path,
  /// through its links, then the one that Xcode selected.
  package static func library() throws(Trouble) -> String {
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
        + ". Name it with --index-library.")
  }

  /// The index store of the debug build in a package's build folder.
  package static func store(ofPackage folder: String) throws(Trouble) -> String {
    let path = "\(folder)/.build/debug/index/store"
    if Files.exists(path) { return path }
    let release = Files.exists("\(folder)/.build/release")
    throw .noIndex(
      "There is no index store '\(path)'. "
        + (release
          ? "A release build writes none: run 'swift build' without '-c release' first."
          : "Run 'swift build' first, or name the store with --index-store."))
  }
}
