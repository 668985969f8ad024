/// The events of a test, one word each.
package final class Diary: Sendable {
  private let entries = Locked<[String]>([])

  package init() {}

  package var all: [String] { entries.withLock(\.self) }
  package func note(_ entry: String) { entries.withLock { $0.append(entry) } }
  package func clear() { entries.withLock { $0 = [] } }
}
