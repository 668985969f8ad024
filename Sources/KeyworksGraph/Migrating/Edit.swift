/// A change of some bytes of a file.
struct Edit {
  let bytes: Range<Int>
  let replacement: String
}

extension [Edit] {
  /// The bytes after all edits. An edit that overlaps an earlier one is left out.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    // Insertions at one place keep the order in which the rules made them: the sort is stable.
    for edit in sorted(by: {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    })
    where edit.bytes.lowerBound >= at {
      result += bytes[at..<edit.bytes.lowerBound]
      result += edit.replacement.utf8
      at = edit.bytes.upperBound
    }
    return result + bytes[at...]
  }

  /// How many lines they add before a byte.
  func addedLines(before byte: Int, in bytes: [UInt8]) -> Int {
    func lineEnds(_ text: some Sequence<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
    return filter { $0.bytes.upperBound <= byte }.reduce(0) {
      $0 + lineEnds($1.replacement.utf8) - lineEnds(bytes[$1.bytes])
    }
  }
}
