internal import BenchmarkSupport
internal import Foundation

/// All rows and growth tables.
struct Suite {
  let rows: [Row]
  let growths: [Growth]

  struct NothingToMeasure: Error, CustomStringConvertible {
    let filter: String
    let names: [String]
    var description: String {
      "no row has the name '\(filter)' or that text. There are: \(names.joined(separator: ", "))"
    }
  }

  /// - Returns: Whether every row met its bar.
  func run(_ options: Options) throws -> Bool {
    switch options.task {
    case .measure: return try show(options)
    case .compareEditions:
      return try measure(steps: 3) { try Editions(in: $0).measure($1) }
    case .measureCosts: return try measure(steps: 7) { try Costs(in: $0).measure($1) }
    case .measureStart: return try measure(steps: 3) { try Starting(in: $0).measure($1) }
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

  private func measure(
    steps: Int, _ work: (URL, (String) -> Void) throws -> [Result]
  ) throws -> Bool {
    var output = Output(load: kb_load(), Table())
    var progress = Progress(total: steps)
    let results = try inTemporaryFolder { try work($0) { progress.show($0) } }
    progress.clear()
    for result in results { output.add(result) }
    try output.end()
    return true
  }

  private func inTemporaryFolder<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "keyworks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  private func show(_ options: Options) throws -> Bool {
    var lines: (any Lines)?
    if !options.asJSON {
      lines = try options.earlier.map { Comparison(from: try Report($0)) } ?? Table()
    }
    var output = Output(load: kb_load(), lines)
    if let path = options.saved {
      let saved = try Report(path)
      output = Output(load: saved.load, lines)
      for growth in saved.growths { output.add(growth) }
      for row in saved.rows { output.add(row) }
    } else {
      try measure(options, &output)
    }
    try output.end()
    if let path = options.plot {
      for theme in Theme.all {
        try Plot(output.report.rows, theme).text.write(to: path + theme.ending)
      }
    }
    return output.report.isGood
  }

  private func measure(_ options: Options, _ output: inout Output) throws {
    let rows = rows.filter { options.wants($0.name, $0.workload) }
    let growths = growths.filter { options.wants($0.name, $0.workload) }
    let compiling = CompilingRow.allCases.filter {
      options.wants($0.name, $0.workload)
        && ($0 != .library || options.effort.compilesLibrary || !options.filter.isEmpty)
    }
    let total = rows.count + growths.count + compiling.count
    guard total > 0 else {
      throw NothingToMeasure(
        filter: options.filter,
        names: self.rows.map(\.name) + self.growths.map(\.name)
          + CompilingRow.allCases.map(\.name))
    }
    var progress = Progress(total: total)
    for growth in growths {
      progress.show(growth.name)
      let result = growth.measure(options.effort)
      progress.clear()
      output.add(result)
    }
    for row in rows {
      progress.show(row.name)
      let result = try row.measure(options.effort)
      progress.clear()
      output.add(result)
    }
    try inTemporaryFolder { folder in
      for row in compiling {
        progress.show(row.name)
        let result = try row.measure(in: folder, rounds: options.effort.compilations)
        progress.clear()
        output.add(result)
      }
    }
  }
}

/// One line on standard error that shows the progress.
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
