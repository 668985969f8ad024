import Foundation
package import Testing

/// A use of the library that stops the program, and the message with which it does.
package struct Stop: Sendable {
  private let sentence: String
  private let parts: [String]
  private let isWhole: Bool
  private let place: SourceLocation
  package let use: @Sendable () async throws -> Void

  /// - Parameter line: A line of the file. In the message, `@1` is the place of the line after it.
  package init(
    _ sentence: String, at line: Int = 0, _ message: String,
    place: SourceLocation = #_sourceLocation, _ use: @escaping @Sendable () async throws -> Void
  ) {
    (self.sentence, self.place, self.use, isWhole) = (sentence, place, use, true)
    parts = [
      message.replacing(#/@(\d+)/#) { "\(place.fileName):\(line + (Int($0.output.1) ?? 0))" }
    ]
  }

  /// - Parameter parts: Parts of the message.
  package init(
    _ sentence: String, containing parts: String..., place: SourceLocation = #_sourceLocation,
    _ use: @escaping @Sendable () async throws -> Void
  ) {
    (self.sentence, self.parts, self.place, self.use) = (sentence, parts, place, use)
    isWhole = false
  }

  /// - Parameter path: The path of a cycle, with the place of each new name.
  package static func cycle(
    _ sentence: String, at line: Int, _ path: String, _ wayOut: String = resolveLater,
    place: SourceLocation = #_sourceLocation, _ use: @escaping @Sendable () async throws -> Void
  ) -> Stop {
    let message = "'\(path.prefix { $0 != " " })' needs itself: \(path). \(wayOut)"
    return Stop(sentence, at: line, message, place: place, use)
  }

  package static let resolveLater =
    "Let one of them resolve the next when it is used, not while it is built."

  /// The stops of these tables.
  package static func bySentence(_ tables: [Stop]...) -> [String: Stop] {
    Dictionary(uniqueKeysWithValues: tables.joined().map { ($0.sentence, $0) })
  }

  package func check(_ result: ExitTest.Result?) {
    let output = errorOutput(of: result)
    let messages = output.split(separator: "\n")
      .compactMap { line in line.range(of: "Fatal error: ").map { line[$0.upperBound...] } }
    if isWhole { #expect(messages.map(String.init) == parts, sourceLocation: place) }
    for part in parts { #expect(output.contains(part), sourceLocation: place) }
  }
}

/// What a process has written to its standard error.
package func errorOutput(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
