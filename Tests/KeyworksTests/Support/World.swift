import Keyworks
import Synchronization

/// A container of its own for each test: with its probe, and nothing shared.
final class World: ManagedContainer {
  let manager = ContainerManager()
  let probe = Probe()
  /// What a body does before it makes its thing.
  let whenMade = Mutex<@Sendable () -> Void>({})

  func make(_ label: String = "") -> Thing {
    whenMade.withLock(\.self)()
    return probe.make(label)
  }
}
