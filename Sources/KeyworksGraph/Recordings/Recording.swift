/// What a program wrote down of its resolves while it ran, with `TraceLog.jsonLines`.
package struct Recording {
  /// In the order in which they began.
  let resolves: [Resolve]
  /// In the order in which they began.
  let teardowns: [Teardown]
  /// When the last line was written.
  let end: Int
  /// What is odd about the file, and does no harm.
  package let remarks: [String]

  /// A factory or list where it was declared, as the running program knows it.
  struct Origin: Hashable {
    let name: String
    /// As `#fileID` has it.
    let file: String
    /// Of the braces.
    let line: Int
  }

  /// Times are nanoseconds since the recording began.
  struct Resolve {
    let origin: Origin
    /// The resolve that it was part of.
    var outer: Int?
    /// What tells threads apart; 0 for a task.
    let thread: Int
    let start: Int
    /// When it ended, or else the recording.
    var end: Int
    /// Nil if the recording ended first.
    var outcome: Outcome?
    /// How long it took to build, as the program measured it.
    var took: Int?
    /// How long it waited for another thread or task.
    var waited = 0

    var duration: Int { end - start }
    var isBuilt: Bool { if case .built = outcome { true } else { false } }
    /// It did nothing but hand out what was there already.
    var isHit: Bool { outcome == .reused && waited == 0 }
  }

  enum Outcome: Hashable {
    /// The layer that said how.
    case built(by: String)
    case reused, cancelled
    case failed(String)
    case stopped(String)
  }

  struct Teardown {
    let origin: Origin
    let start: Int
    let end: Int
    /// Why it failed, if it did.
    var failure: String?
  }
}
