/// The resolves and teardowns of a run, as `TraceLog.jsonLines` wrote them down.
package struct Recording {
  /// Sorted by start.
  let resolves: [Resolve]
  /// For each resolve, the resolves that are part of it, by start.
  let inner: [[Int]]
  /// Sorted by start.
  let teardowns: [Teardown]
  /// The time of the last line.
  let end: Int
  /// Harmless oddities of the file.
  package let remarks: [String]

  init(resolves: [Resolve], teardowns: [Teardown], end: Int, remarks: [String]) {
    var inner = [[Int]](repeating: [], count: resolves.count)
    for (index, resolve) in resolves.enumerated() {
      if let outer = resolve.outer { inner[outer].append(index) }
    }
    (self.resolves, self.inner, self.teardowns) = (resolves, inner, teardowns)
    (self.end, self.remarks) = (end, remarks)
  }

  /// The declaration of a factory or list, as the running program knows it.
  struct Origin: Hashable {
    let name: String
    /// The file in the form of `#fileID`.
    let file: String
    /// The line of the braces.
    let line: Int
  }

  /// One resolve. Times are nanoseconds since the start of the recording.
  struct Resolve {
    let origin: Origin
    /// The resolve that this one is part of.
    var outer: Int?
    /// The number of the thread. 0 for a task.
    let thread: Int
    let start: Int
    /// When the resolve ended, or else the end of the recording.
    var end: Int
    /// Nil if the recording ended first.
    var outcome: Outcome?
    /// The layer whose body built the instance.
    var layer: String?
    /// Why the resolve failed or stopped the program.
    var reason: String?
    /// The time to build the instance, as measured by the program.
    var took: Int?
    /// The time spent waiting for another thread or task.
    var waited = 0

    var duration: Int { end - start }
    var isBuilt: Bool { outcome == .built }
    /// Whether the resolve only returned an existing instance, without waiting.
    var isHit: Bool { outcome == .reused && waited == 0 }
  }

  /// How a resolve ended, by the names of the events.
  enum Outcome: String { case built, reused, cancelled, failed, stopped }

  struct Teardown {
    let origin: Origin
    let start: Int
    let end: Int
    /// The reason for a failure.
    var failure: String?
  }
}
