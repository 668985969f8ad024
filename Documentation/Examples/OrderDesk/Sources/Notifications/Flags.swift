import Keyworks
import Observation
import Synchronization

extension Container {
  /// The features that can be switched while the program runs.
  public var flags: Factory<Flags> { self { Flags() }.singleton }
}

/// Features that are on or off.
@Observable public final class Flags: Sendable {
  @ObservationIgnored private let areMessagesShort = Mutex(false)

  /// Whether customers get short messages, and pay less for it.
  public var shortMessages: Bool {
    get {
      access(keyPath: \.shortMessages)
      return areMessagesShort.withLock { $0 }
    }
    set { withMutation(keyPath: \.shortMessages) { areMessagesShort.withLock { $0 = newValue } } }
  }
}
