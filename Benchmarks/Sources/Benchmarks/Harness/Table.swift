internal import Foundation

/// The report as a table of text.
struct Table {
  let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    var lines: [String] = []
    if !report.rows.isEmpty {
      lines += Self.aligned(
        [["", "workload", "baseline", "by hand", "here", "ratio", "bar", "allocations", ""]]
          + report.rows.map(Self.cells))
    }
    for growth in report.growths {
      lines += [
        "",
        "\(growth.name): \(growth.workload)\(growth.bar.map { ", bar \(Self.ratio($0))" } ?? "")",
      ]
      lines += Self.aligned(
        growth.entries.map {
          [
            "", "\($0.size) \(growth.unit)", Self.figure($0.nanoseconds, "ns"),
            Self.ratio($0.ratio),
          ]
        })
    }
    lines.append("")
    lines.append("Load when it began: \(String(format: "%.2f", report.load)).")
    let noisy = report.rows.filter(\.isRestless).map(\.name)
    if !noisy.isEmpty {
      lines.append("Restless, so not to be trusted: \(noisy.joined(separator: ", ")).")
    }
    return lines.joined(separator: "\n")
  }

  private static func cells(_ row: Result) -> [String] {
    let extra = row.extraAllocations.map { $0 == 0 ? "same" : String(format: "%+.2f", $0) } ?? "?"
    return [
      row.name, row.workload, row.baseline, figure(row.byHand, row.unit),
      figure(row.byLibrary, row.unit), ratio(row.ratio), row.bar.map(ratio) ?? "–", extra,
      row.isGood ? "" : "MISSED",
    ]
  }

  static func ratio(_ value: Double) -> String { String(format: "%.2f ×", value) }
  private static func figure(_ value: Double, _ unit: String) -> String {
    String(format: value < 100 ? "%.1f " : "%.0f ", value) + unit
  }

  static func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
  }
}
