internal import BenchmarkSupport
internal import Foundation

/// All measurements.
struct Suite {
  let rows: [Row]
  let growths: [Growth]
  /// The rows that are measured by running the compiler.
  let compiling = ["W15", "W16", "W17"]

  struct NothingToMeasure: Error, CustomStringConvertible {
    let filter: String
    let names: [String]
    var description: String {
      "no row has the name '\(filter)' or that text. There are: \(names.joined(separator: ", "))"
    }
  }

  /// - Returns: Whether all targets were met.
  func run(_ options: Options) throws -> Bool {
    switch options.task {
    case .measure: return try show(options.saved.map(Report.init) ?? measure(options), options)
    case .countAllocations: return try countAllocations()
    case .repeatRow(let name, let count, let byHand):
      guard let row = rows.first(where: { $0.name == name }) else {
        throw NothingToMeasure(filter: name, names: rows.map(\.name))
      }
      (byHand ? row.byHand : row.byLibrary)(count)
      return true
    }
  }

  private func countAllocations() throws -> Bool {
    let counts = try rows.compactMap { row in
      try row.extraAllocations.map { (row, allowed: $0, found: try row.countAllocations()) }
    }
    for (row, allowed, found) in counts {
      print("\(row.name): \(found) more allocations than by hand, \(allowed) allowed")
    }
    return counts.allSatisfy { $0.found <= Double($0.allowed) }
  }

  private func show(_ report: Report, _ options: Options) throws -> Bool {
    if let path = options.plot {
      for theme in Theme.all { try Plot(report.rows, theme).text.write(to: path + theme.ending) }
    }
    if options.asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else if let path = options.earlier {
      print(Comparison(from: try Report(path), to: report).text)
    } else {
      print(Table(report).text)
    }
    return report.isGood
  }

  private func measure(_ options: Options) throws -> Report {
    let rows = rows.filter { options.wants($0.name, $0.workload) }
    let growths = growths.filter { options.wants($0.name, $0.workload) }
    let compiling = compiling.filter { options.wants($0, "compiling") }
    guard !rows.isEmpty || !growths.isEmpty || !compiling.isEmpty else {
      throw NothingToMeasure(
        filter: options.filter,
        names: self.rows.map(\.name) + self.growths.map(\.name) + self.compiling)
    }
    var report = Report(load: kb_load())
    var progress = Progress(total: rows.count + growths.count + (compiling.isEmpty ? 0 : 1))
    for growth in growths {
      progress.show(growth.name)
      report.growths.append(growth.measure())
    }
    for row in rows {
      progress.show(row.name)
      report.rows.append(try row.measure())
    }
    if !compiling.isEmpty {
      progress.show(compiling.joined(separator: " and "))
      report.rows += try compilingResults(compiling)
    }
    progress.clear()
    return report
  }
}

/// A progress line on the standard error.
struct Progress {
  let total: Int
  private var done = 0

  init(total: Int) { self.total = total }

  mutating func show(_ name: String) {
    done += 1
    write("\r\u{1B}[Kmeasuring \(done) of \(total): \(name)")
  }

  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
