internal import Foundation

/// A package with a small program that uses products of the library.
struct Client {
  /// The name of the earlier edition in tables.
  static let secondEdition = "the second edition (20ef38c)"
  static let thisEdition = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  private let package: URL
  private let source: URL

  /// Copies the sources of the second edition.
  static func copySecondEdition(to folder: URL) throws -> URL {
    let sources = folder.appending(path: "earlier/Keyworks")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Command.run("git archive 20ef38c | tar -x -C '\(sources.path())'", in: thisEdition)
    return sources
  }

  /// - Parameter products: The products that the program imports; none for a program without the library.
  init(
    _ name: String, of products: [String], from library: URL, _ program: String, in folder: URL
  ) throws {
    package = folder.appending(path: name)
    let sources = package.appending(path: "Sources/Program")
    source = sources.appending(path: "main.swift")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let used = products.map { ".product(name: \"\($0)\", package: \"Keyworks\")" }
    try """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Program", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "Keyworks", path: "\(library.path())")],
      targets: [
        .executableTarget(name: "Program", dependencies: [\(used.joined(separator: ", "))])
      ])
    """.write(
      to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try (products.map { "import \($0)\n" }.joined() + program).write(
      to: source, atomically: true, encoding: .utf8)
  }

  /// Builds what is not built yet.
  ///
  /// - Returns: The seconds that this took.
  @discardableResult
  func build(isOptimized: Bool = false) throws -> Double {
    let time = try ContinuousClock().measure {
      try Command.run(
        "swift build --product Program -c \(isOptimized ? "release" : "debug") 1>&2", in: package)
    }
    return time / .seconds(1)
  }

  /// Changes the program, without changing what it does.
  func touch() throws {
    let text = try String(contentsOf: source, encoding: .utf8)
    try (text + "// changed\n").write(to: source, atomically: true, encoding: .utf8)
  }

  func program(isOptimized: Bool = false) -> URL {
    package.appending(path: ".build/\(isOptimized ? "release" : "debug")/Program")
  }

  /// The kilobytes of the optimized program without symbols.
  func size() throws -> Double {
    let stripped = package.appending(path: "stripped")
    try Command.run(
      "strip -o '\(stripped.path())' '\(program(isOptimized: true).path())'", in: package)
    return try Double(stripped.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) / 1_000
  }
}
