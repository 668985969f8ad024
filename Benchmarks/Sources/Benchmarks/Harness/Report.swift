internal import Foundation

/// The results of a run.
struct Report: Codable {
  /// The load of the machine at the start.
  var load: Double
  var rows: [Result] = []
  var growths: [GrowthResult] = []

  var isGood: Bool { rows.allSatisfy(\.isGood) && growths.allSatisfy(\.isGood) }
}

extension Report {
  /// Reads a report that was saved with `--json`.
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
