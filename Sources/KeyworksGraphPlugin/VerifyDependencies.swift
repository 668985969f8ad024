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
      guard result.succeeded else { throw Stop.doesNotBuild(result.logText) }
    }

    let process = Process()
    process.executableURL = try context.tool(named: "keyworks-graph").url
    process.arguments = ["--package", context.package.directoryURL.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

private enum Stop: Error, CustomStringConvertible {
  case doesNotBuild(String)

  var description: String {
    switch self {
    case .doesNotBuild(let log): "The package does not build, so there is no graph:\n\(log)"
    }
  }
}
