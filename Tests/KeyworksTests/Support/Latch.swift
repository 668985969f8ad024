import Dispatch
import Testing

/// A gate that stays open once it has been opened.
///
/// Latches force a schedule: a body opens one to show how far it is, and waits for another. A
/// wait that takes too long is a hang, and ends the process with the name of the latch.
final class Latch: Sendable {
  private let name: String
  private let semaphore = DispatchSemaphore(value: 0)

  init(_ name: String) { self.name = name }

  func open() { semaphore.signal() }

  func wait(atMost minutes: Int = 1) {
    guard semaphore.wait(timeout: .now() + .seconds(60 * minutes)) == .success else {
      fatalError("nothing opened the latch '\(name)' within \(minutes) minutes: a deadlock")
    }
    semaphore.signal()
  }
}
