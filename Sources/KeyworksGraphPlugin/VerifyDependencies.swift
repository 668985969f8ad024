import Foundation
import PackagePlugin

/// `swift package verify-dependencies`: builds the package for debugging and lets keyworks-graph
/// look at what the compiler recorded. What follows is for keyworks-graph.
@main struct VerifyDependencies: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if !arguments.contains("--help") && !arguments.contains("-h") {
      let includesTests = arguments.contains("--tests")
      print("Building for the index …")
      let result = try packageManager.build(
        .all(includingTests: includesTests),
        parameters: .init(configuration: .debug, echoLogs: true))
      guard result.succeeded else { throw Stop.doesNotBuild }
    }

    let process = Process()
    process.executableURL = try context.tool(named: "keyworks-graph").url
    process.arguments =
      ["--package", context.package.directoryURL.path] + scratch(context, arguments) + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Where the build went: with `--scratch-path` that is not the package's own folder. A plug-in
  /// is told of its work folder only, which is `plugins/<its name>/outputs` there.
  private func scratch(_ context: PluginContext, _ arguments: [String]) -> [String] {
    if arguments.contains("--index-store") || arguments.contains("--scratch-path") { return [] }
    var scratch = context.pluginWorkDirectoryURL
    for _ in 1...3 { scratch.deleteLastPathComponent() }
    return ["--scratch-path", scratch.path]
  }
}

private enum Stop: Error, CustomStringConvertible {
  case doesNotBuild

  /// The build has said why.
  var description: String { "The package does not build, so there is no graph." }
}
