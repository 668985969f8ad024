internal import Foundation

/// A command of the system.
enum Command {
  struct Failed: Error, CustomStringConvertible {
    let command: String
    let output: String
    var description: String { "'\(command)' failed:\n\(output)" }
  }

  /// Runs a command.
  ///
  /// - Returns: What it wrote to the standard output.
  @discardableResult
  static func run(_ command: String, in folder: URL) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(command: command, output: text) }
    return text
  }
}
