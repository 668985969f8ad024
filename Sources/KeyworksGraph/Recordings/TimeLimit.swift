/// A duration from the command line, such as `50ms`.
package struct TimeLimit {
  let text: String
  let nanoseconds: Int

  package init(_ text: String) throws(VerificationError) {
    let units = ["s": 1e9, "ms": 1e6, "us": 1e3]
    let number = text.prefix { "0123456789.".contains($0) }
    // Longer than any recording, and more does not fit into the number of nanoseconds.
    let most = Double(1 << 53)
    guard let amount = Double(number), let unit = units[String(text.dropFirst(number.count))],
      amount * unit <= most
    else {
      throw .usage("'\(text)' is not a duration. Write a number and its unit: 50ms, 1.5s or 800us.")
    }
    (self.text, nanoseconds) = (text, Int((amount * unit).rounded()))
  }

  /// Says by how much the longest chain of a run exceeds the limit. Nil if it does not.
  package func excess(of run: RecordedRun) -> String? {
    let chain = run.recording.longestChain.map { (run.recording.resolves[$0], run.factories[$0]) }
    guard let (outermost, _) = chain.first, outermost.duration > nanoseconds else { return nil }
    return "The longest chain takes \(milliseconds(outermost.duration)) ms, "
      + "\(milliseconds(outermost.duration - nanoseconds)) ms more than \(text): "
      + chain.map { run.name($1, $0.origin) }.joined(separator: " → ")
  }
}
