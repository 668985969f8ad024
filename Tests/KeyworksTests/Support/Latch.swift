import Dispatch
import Testing

/// A gate that stays open once it was opened.
///
/// A schedule is forced with latches: a body says where it is by opening one, and stays
/// there until another is opened. Waiting too long is a hang, and ends the process with
/// the name of the latch.
final class Latch: Sendable {
  private let name: String
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ name: String) { self.name = name }

  func open() { semaphore.signal() }

  func wait(atMost minutes: Int = 1) {
    guard semaphore.wait(timeout: .now() + .seconds(60 * minutes)) == .success else {
      fatalError("nobody opened the latch '\(name)' for \(minutes) minutes: a deadlock")
    }
    semaphore.signal()
  }
}
