/// The difference of two texts, as `patch` and `git apply` read it.
package struct UnifiedDiff {
  /// The lines that differ: the larger of the numbers before and after.
  package private(set) var changedLines = 0
  package private(set) var text = ""
  private static let context = 3

  package init(of path: String, from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let lines = Self.compared(old, new)
    let changes = lines.indices.filter { lines[$0].mark != " " }
    if changes.isEmpty { return }
    changedLines = max(
      changes.count { lines[$0].mark == "-" }, changes.count { lines[$0].mark == "+" })
    text = "--- a/\(path)\n+++ b/\(path)\n"
    var start = 0
    while start < changes.count {
      var end = start + 1
      while end < changes.count, changes[end] - changes[end - 1] <= 2 * Self.context + 1 {
        end += 1
      }
      let first = max(0, changes[start] - Self.context)
      let last = min(lines.count, changes[end - 1] + Self.context + 1)
      text += Self.hunk(lines, first..<last)
      start = end
    }
  }

  private struct Line {
    let mark: Character
    let bytes: ArraySlice<UInt8>
  }

  /// The lines with their ends, because a last line may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }

  private static func compared(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(Line(mark: "-", bytes: old[from]))
        from += 1
      } else if inserted.contains(to) {
        lines.append(Line(mark: "+", bytes: new[to]))
        to += 1
      } else {
        lines.append(Line(mark: " ", bytes: old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }

  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    /// A side's part of the header. The first line of a side without lines is the one before it.
    func side(_ other: Character) -> String {
      let start = lines[..<range.lowerBound].count { $0.mark != other }
      let count = lines[range].count { $0.mark != other }
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let body = lines[range].map { line in
      let text = String(line.mark) + String(decoding: line.bytes, as: UTF8.self)
      let isEnded = line.bytes.last == UInt8(ascii: "\n")
      return isEnded ? text : text + "\n\\ No newline at end of file\n"
    }
    return "@@ -\(side("+")) +\(side("-")) @@\n" + body.joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
