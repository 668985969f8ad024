import Dispatch

/// A gate that stays open once it has been opened.
///
/// Latches force a schedule: a body opens one to show how far it is, and waits for another. A
/// wait that takes too long is a hang, and ends the process with the name of the latch.
package final class Latch: Sendable {
  private let name: String
  private let semaphore = DispatchSemaphore(value: 0)

  package init(_ name: String) { self.name = name }

  package func open() { semaphore.signal() }

  package func wait(atMost minutes: Int = 1) {
    guard semaphore.wait(timeout: .now() + .seconds(60 * minutes)) == .success else {
      fatalError("nothing opened the latch '\(name)' within \(minutes) minutes: a deadlock")
    }
    semaphore.signal()
  }
}
