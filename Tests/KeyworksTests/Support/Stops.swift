import Foundation
import Testing

/// Checks that a process ended with exactly this message.
func expectMessage(
  _ message: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  let found = output.split(separator: "\n")
    .compactMap { line in line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) } }
  #expect(found == [message], sourceLocation: sourceLocation)
}
