extension Recording {
  /// - Parameters:
  ///   - text: The lines that `TraceLog.jsonLines` wrote.
  ///   - path: The path of the file, for messages.
  package init(_ text: String, at path: String) throws(VerificationError) {
    var reader = RecordingReader()
    var isCutOff = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let json = JSONReader.value(of: String(line))
      if let json, json["recording"]?.string == "Keyworks" {
        guard json["version"]?.integer == 1 else {
          throw .inaccessible(
            "'\(path)' was recorded by another version of the library. Build the program and "
              + "keyworks-graph from the same version.")
        }
        reader.begin()
      } else if reader.runs == 0 {
        throw .inaccessible("'\(path)' is not a recording. \(Self.howTo)")
      } else if let json, reader.read(json) {
        continue
      } else if index == lines.count - 1 {
        isCutOff = true
      } else {
        throw .inaccessible(
          "\(path):\(index + 1): error: this line is not an event of a recording. Give each run of "
            + "the program its own file, and write complete lines.")
      }
    }
    if reader.runs == 0 { throw .inaccessible("'\(path)' is empty. \(Self.howTo)") }
    if reader.resolves.isEmpty {
      throw .nothing(
        "Nothing was resolved in '\(path)'. Observe each container before its first resolve.")
    }
    var remarks: [String] = []
    if reader.runs > 1 {
      remarks.append("'\(path)' contains \(reader.runs) recordings. This is the last one.")
    }
    if isCutOff {
      remarks.append("The last line of '\(path)' is cut off, so it is ignored.")
    }
    let (resolves, teardowns, end) = reader.finished()
    self.init(resolves: resolves, teardowns: teardowns, end: end, remarks: remarks)
  }

  private static let howTo = "Write one with: container.observe(TraceLog.jsonLines { … })"
}

/// Assembles the events of a recording.
private struct RecordingReader {
  /// The number of recordings that have begun.
  private(set) var runs = 0
  private(set) var resolves: [Recording.Resolve] = []
  private var teardowns: [Recording.Teardown] = []
  /// For the number of a resolve, its index in `resolves`.
  private var indices: [Int: Int] = [:]
  private var end = 0

  mutating func begin() {
    self = RecordingReader(runs: runs + 1)
  }

  init(runs: Int = 0) { self.runs = runs }

  /// Returns whether the line is an event. Skips kinds of events that no report shows.
  mutating func read(_ line: JSON) -> Bool {
    guard let event = line["event"]?.string, let time = Self.time(line["at"]),
      let name = line["name"]?.string, let module = line["module"]?.string,
      let file = line["file"]?.string, let place = line["line"]?.integer,
      let thread = line["thread"]?.integer
    else { return false }
    let origin = Recording.Origin(name: name, file: "\(module)/\(file)", line: place)
    let path = (line["path"]?.values ?? []).compactMap(\.integer)
    let took = Self.time(line["took"])
    end = max(end, time)
    switch event {
    case "began": begin(origin, path, thread, at: time)
    case "waited": change(path) { $0.waited += took ?? 0 }
    case "tornDown", "teardownFailed":
      teardowns.append(
        Recording.Teardown(
          origin: origin, start: max(0, time - (took ?? 0)), end: time,
          failure: line["reason"]?.string))
    default:
      if let outcome = Recording.Outcome(rawValue: event) { finish(path, outcome, line, at: time) }
    }
    return true
  }

  /// Nanoseconds. The limit is more than a hundred days, and sums of such times do not overflow.
  private static func time(_ json: JSON?) -> Int? {
    json?.integer.flatMap { (0...(1 << 53)).contains($0) ? $0 : nil }
  }

  /// Ignores a resolve that begins again, or that a second observer reports.
  private mutating func begin(
    _ origin: Recording.Origin, _ path: [Int], _ thread: Int, at time: Int
  ) {
    guard let number = path.last, indices[number] == nil else { return }
    indices[number] = resolves.count
    let outer = path.dropLast().last { indices[$0] != nil }.flatMap { indices[$0] }
    resolves.append(
      Recording.Resolve(origin: origin, outer: outer, thread: thread, start: time, end: time))
  }

  private mutating func finish(
    _ path: [Int], _ outcome: Recording.Outcome, _ line: JSON, at time: Int
  ) {
    change(path) { resolve in
      // The build that a cancelled resolve started continues.
      guard resolve.outcome == nil || resolve.outcome == .cancelled else { return }
      resolve.outcome = outcome
      (resolve.layer, resolve.reason) = (line["by"]?.string, line["reason"]?.string)
      resolve.end = max(resolve.start, time)
      resolve.took = outcome == .built ? Self.time(line["took"]) : nil
    }
  }

  private mutating func change(_ path: [Int], _ body: (inout Recording.Resolve) -> Void) {
    if let index = path.last.flatMap({ indices[$0] }) { body(&resolves[index]) }
  }

  /// The lines of different threads may be out of order.
  func finished() -> ([Recording.Resolve], [Recording.Teardown], end: Int) {
    let order = resolves.indices.sorted { (resolves[$0].start, $0) < (resolves[$1].start, $1) }
    var places = [Int](repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    var sorted = order.map { resolves[$0] }
    for index in sorted.indices {
      if sorted[index].outcome == nil { sorted[index].end = end }
      guard let outer = sorted[index].outer.map({ places[$0] }) else { continue }
      sorted[index].outer = outer
      // A task that builds an instance hands it out before it reports that.
      let built = sorted[index].start + (sorted[index].took ?? .max / 2)
      if built <= sorted[outer].end { sorted[index].end = min(sorted[index].end, built) }
    }
    return (sorted, teardowns.sorted { $0.start < $1.start }, end)
  }
}
