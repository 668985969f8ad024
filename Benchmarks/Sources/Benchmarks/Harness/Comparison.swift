internal import Foundation

/// The differences from an earlier run.
///
/// Compares ratios, not times: if the machine is slower today, it is slower for both sides.
struct Comparison: Lines {
  private static let widths = [4, 66, 9, 9, 7, 6]

  private let known: [String: Result]

  init(from earlier: Report) {
    known = Dictionary(earlier.rows.map { ($0.key, $0) }) { first, _ in first }
  }

  var head: String { Table.line(["row", "workload", "was", "is", "change"], Self.widths) }

  func text(_ row: Result) -> String {
    guard let before = known[row.key] else {
      return Table.line(
        [row.name, row.workload, "–", Table.ratio(row.ratio), "", "new"], Self.widths)
    }
    let change = row.ratio / before.ratio - 1
    // A difference within the spread of the rounds may be chance.
    let isReal = abs(change) > max(row.spread, before.spread, 0.02)
    return Table.line(
      [
        row.name, row.workload, Table.ratio(before.ratio), Table.ratio(row.ratio),
        String(format: "%+.0f %%", change * 100), isReal ? (change > 0 ? "SLOWER" : "faster") : "",
      ], Self.widths)
  }

  func text(_ growth: GrowthResult) -> String? { nil }
  func end(_ report: Report) -> String? { nil }
}

extension Result {
  /// Two rows may share a name.
  fileprivate var key: String { name + workload }
}
