internal import Foundation

/// The results as a readable table.
struct Table: Lines {
  /// A wider cell shifts the rest of its line, because the widths of later rows are not known yet.
  private static let widths = [4, 66, 56, 8, 8, 9, 7, 11, 6]

  var head: String {
    Self.line(
      ["row", "workload", "baseline", "by hand", "here", "ratio", "bar", "allocations"],
      Self.widths)
  }

  func text(_ row: Result) -> String {
    let extra = row.extraAllocations.map { $0 == 0 ? "same" : String(format: "%+.2f", $0) } ?? "?"
    return Self.line(
      [
        row.name, row.workload, row.baseline, Self.figure(row.byHand, row.unit),
        Self.figure(row.byLibrary, row.unit), Self.ratio(row.ratio), row.bar.map(Self.ratio) ?? "–",
        extra, row.isGood ? "" : "MISSED",
      ], Self.widths)
  }

  func text(_ growth: GrowthResult) -> String? {
    let bar = growth.bar.map { ", bar \(Self.ratio($0))" } ?? ""
    let entries = growth.entries.map {
      let size = "\($0.size) \(growth.unit)"
      return Self.line(
        ["", size, Self.figure($0.nanoseconds, "ns"), Self.ratio($0.ratio)], [0, 16, 8, 0])
    }
    return (["\(growth.name): \(growth.workload)\(bar)"] + entries + [""]).joined(separator: "\n")
  }

  func end(_ report: Report) -> String? {
    let load = "\nLoad when it began: \(String(format: "%.2f", report.load))."
    let noisy = report.rows.filter(\.isRestless).map(\.name)
    return noisy.isEmpty
      ? load
      : "\(load)\nRestless, so not to be trusted: \(noisy.joined(separator: ", "))."
  }

  static func ratio(_ value: Double) -> String { String(format: "%.2f ×", value) }
  private static func figure(_ value: Double, _ unit: String) -> String {
    String(format: value < 100 ? "%.1f " : "%.0f ", value) + unit
  }

  static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
