import Synchronization

/// Notes when each step of the night shift began and ended.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  func recorded<Result>(_ step: String, _ work: () -> Result) -> Result {
    bracketed(by: "begin \(step)", "end \(step)", work)
  }

  private func bracketed<Result>(by first: String, _ last: String, _ work: () -> Result) -> Result {
    lines.withLock { $0.append(first) }
    let result = work()
    lines.withLock { $0.append(last) }
    return result
  }

  var entries: [String] { lines.withLock { $0 } }
}
