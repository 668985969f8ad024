import Foundation

/// A value behind a lock that the thread sanitizer understands; it reports races inside
/// `Mutex` that do not exist.
final class Locked<Value>: @unchecked Sendable {
  // SAFETY: `value` is used inside `withLock` only, while `lock` is held.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  func set(_ value: Value) { withLock { $0 = value } }
}

extension Locked<Int> {
  /// Counts on, and returns the new number.
  @discardableResult
  func next() -> Int {
    withLock { number in
      number += 1
      return number
    }
  }
}
