/// The events of a test, one word each.
final class Diary: Sendable {
  private let entries = Locked<[String]>([])

  var all: [String] { entries.withLock(\.self) }
  func note(_ entry: String) { entries.withLock { $0.append(entry) } }
  func clear() { entries.withLock { $0 = [] } }
}
