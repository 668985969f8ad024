internal import Foundation

/// All that came of a run.
struct Report: Codable {
  /// How busy the machine was when it began.
  var load: Double
  var rows: [Result] = []
  var growths: [GrowthResult] = []

  var isGood: Bool { rows.allSatisfy(\.isGood) && growths.allSatisfy(\.isGood) }

  /// Raises the bar of a row by as much as the machine slows its control down.
  mutating func raiseBar(of name: String, by control: String) {
    guard let index = rows.firstIndex(where: { $0.name == name }),
      let slowdown = rows.first(where: { $0.name == control })?.ratio
    else { return }
    rows[index].bar? *= max(1, slowdown)
  }
}

extension Report {
  /// One that was saved with `--json`.
  init(_ path: String) throws(Unreadable) {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let report = try? JSONDecoder().decode(Report.self, from: data)
    else { throw Unreadable(path: path) }
    self = report
  }

  struct Unreadable: Error, CustomStringConvertible {
    let path: String
    var description: String { "'\(path)' is no run that was saved with --json" }
  }
}
