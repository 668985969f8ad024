internal import Foundation

/// The differences between two runs, as a table.
///
/// Compares ratios instead of times, because a slower machine slows down both sides.
struct Comparison {
  let text: String

  init(from earlier: Report, to later: Report) {
    let known = Dictionary(earlier.rows.map { ($0.key, $0) }) { first, _ in first }
    var lines = [["", "workload", "was", "is", "change", ""]]
    for row in later.rows {
      guard let before = known[row.key] else {
        lines.append([row.name, row.workload, "–", Table.ratio(row.ratio), "", "new"])
        continue
      }
      let change = row.ratio / before.ratio - 1
      // A change within the spread of the rounds may be chance.
      let isReal = abs(change) > max(row.spread, before.spread, 0.02)
      lines.append([
        row.name, row.workload, Table.ratio(before.ratio), Table.ratio(row.ratio),
        String(format: "%+.0f %%", change * 100), isReal ? (change > 0 ? "SLOWER" : "faster") : "",
      ])
    }
    text = Table.aligned(lines).joined(separator: "\n")
  }
}

extension Result {
  /// The workload is included because two rows may share a name.
  fileprivate var key: String { name + workload }
}
