/// The resolves and teardowns of a run, as `TraceLog.jsonLines` wrote them down.
package struct Recording {
  /// Sorted by start.
  let resolves: [Resolve]
  /// Sorted by start.
  let teardowns: [Teardown]
  /// The time of the last line.
  let end: Int
  /// Harmless oddities of the file.
  package let remarks: [String]

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
    /// The time to build the instance, as measured by the program.
    var took: Int?
    /// The time spent waiting for another thread or task.
    var waited = 0

    var duration: Int { end - start }
    var isBuilt: Bool { if case .built = outcome { true } else { false } }
    /// Whether the resolve only returned an existing instance, without waiting.
    var isHit: Bool { outcome == .reused && waited == 0 }
  }

  enum Outcome: Hashable {
    /// The layer whose body built the instance.
    case built(by: String)
    case reused, cancelled
    case failed(String)
    case stopped(String)
  }

  struct Teardown {
    let origin: Origin
    let start: Int
    let end: Int
    /// The reason for a failure.
    var failure: String?
  }
}
