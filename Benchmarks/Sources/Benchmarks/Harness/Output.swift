internal import Foundation

/// The text of a run, in parts that can be printed while the run continues.
protocol Lines {
  /// The line above the rows.
  var head: String { get }
  func text(_ row: Result) -> String
  func text(_ growth: GrowthResult) -> String?
  func end(_ report: Report) -> String?
}

/// Collects the results of a run, and prints each at once.
struct Output {
  private(set) var report: Report
  /// Nil if the run is printed as JSON, at its end.
  private let lines: (any Lines)?

  init(load: Double, _ lines: (any Lines)?) {
    report = Report(load: load)
    self.lines = lines
  }

  mutating func add(_ growth: GrowthResult) {
    report.growths.append(growth)
    write(lines?.text(growth))
  }

  mutating func add(_ row: Result) {
    if report.rows.isEmpty { write(lines?.head) }
    report.rows.append(row)
    write(lines?.text(row))
  }

  func end() throws {
    if let lines { return write(lines.end(report)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    write(String(decoding: try encoder.encode(report), as: UTF8.self))
  }

  /// `print` would hold lines back if they go to a file or another program.
  private func write(_ text: String?) {
    guard let text else { return }
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
