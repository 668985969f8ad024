import Foundation

/// A value behind a lock that the thread sanitizer understands; it reports races inside
/// `Mutex` that do not exist.
package final class Locked<Value>: @unchecked Sendable {
  // SAFETY: `value` is used inside `withLock` only, while `lock` is held.
  private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  package func set(_ value: Value) { withLock { $0 = value } }
}

extension Locked<Int> {
  /// Counts on, and returns the new number.
  @discardableResult
  package func next() -> Int {
    withLock { number in
      number += 1
      return number
    }
  }
}
