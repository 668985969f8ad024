import Foundation
import PackagePlugin

/// `swift package verify-dependencies`: builds the package for debugging and runs keyworks-graph on
/// the compiler's index. Passes all arguments on to keyworks-graph. `migrate` reads only sources,
/// so it works where nothing builds.
@main struct VerifyDependencies: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let optimized = optimizedTool(context)
    let tool = try optimized ?? context.tool(named: "keyworks-graph").url
    // A mistake in the options is reported before a build that may take minutes.
    try run(tool, ["--check-options"] + arguments)
    let needsIndex = Set(arguments).isDisjoint(with: ["help", "migrate"])
    if needsIndex, Set(arguments).isDisjoint(with: ["--help", "-h", "--version"]) {
      let includesTests = arguments.contains("--tests")
      if !arguments.contains("--quiet") {
        // Not printed: what a plug-in prints, on standard error too, goes to standard output, where
        // a report may be for another program.
        Diagnostics.progress("Building for the index, at first as long as for a clean build …")
      }
      let result = try packageManager.build(
        .all(includingTests: includesTests),
        parameters: .init(configuration: .debug, echoLogs: true))
      guard result.succeeded else { throw Stop.doesNotBuild }
    }

    try run(
      tool,
      ["--package", context.package.directoryURL.path] + choice(of: scratch(context), arguments)
        + arguments, advises: optimized == nil && !arguments.contains("--quiet"))
  }

  /// - Parameter advises: Whether to say, if it takes long, that an optimized tool is faster.
  private func run(_ tool: URL, _ arguments: [String], advises: Bool = false) throws {
    let start = Date.now
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    let took = Int(Date.now.timeIntervalSince(start))
    // The last line of a failure says what failed.
    if advises, took >= 5, process.terminationStatus == 0 {
      Diagnostics.progress(
        "This took \(took) s. After 'swift build -c release --product keyworks-graph', it takes about a tenth."
      )
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The tool from a `-c release` build in this package, if it is not older than its sources. Tools
  /// of plug-ins are always built for debugging, which makes this one ten times slower.
  private func optimizedTool(_ context: PluginContext) -> URL? {
    let tool = scratch(context).appending(path: "release/keyworks-graph")
    guard let built = modificationDate(of: tool) else { return nil }
    let packages = [context.package] + context.package.dependencies.map(\.package)
    let sources = packages.flatMap(\.targets)
      .filter { ["KeyworksGraph", "keyworks-graph"].contains($0.name) }
      .compactMap { ($0 as? SourceModuleTarget)?.sourceFiles }.joined()
    if sources.allSatisfy({ modificationDate(of: $0.url).map { $0 < built } ?? false }) {
      return tool
    }
    Diagnostics.progress(
      "\(tool.path) is older than its sources: swift build -c release --product keyworks-graph")
    return nil
  }

  private func modificationDate(of file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// The build folder. With `--scratch-path` it is not the package's own folder. A plug-in knows
  /// only its work folder, which is `plugins/<its name>/outputs` in the build folder.
  private func scratch(_ context: PluginContext) -> URL {
    var scratch = context.pluginWorkDirectoryURL
    for _ in 1...3 { scratch.deleteLastPathComponent() }
    return scratch
  }

  private func choice(of scratch: URL, _ arguments: [String]) -> [String] {
    let isChosen = arguments.contains("--index-store") || arguments.contains("--scratch-path")
    return isChosen ? [] : ["--scratch-path", scratch.path]
  }
}

private enum Stop: Error, CustomStringConvertible {
  case doesNotBuild

  /// The build has already printed the reason.
  var description: String { "The package does not build, so there is no graph." }
}
