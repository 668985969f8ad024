import Keyworks
import KeyworksAsync

/// Carries messages out of the program.
public protocol Gateway: Sendable {
  /// Sends a message.
  func send(_ message: String)
  /// Ends the connection.
  func hangUp()
}

extension Container {
  /// The way out of the program.
  public var gateway: Factory<any Gateway> {
    self { Terminal() }.singleton.live.teardown { $0.hangUp() }
  }
}

/// Prints the messages.
struct Terminal: Gateway {
  func send(_ message: String) { print("sent:", message) }
  func hangUp() { print("end of messages") }
}
