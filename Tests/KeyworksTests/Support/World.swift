import Keyworks

/// A container of its own for each test: with its probe, and nothing shared.
final class World: ManagedContainer {
  let manager = ContainerManager()
  let probe = Probe()
  /// What the next body does before it makes its thing.
  let whenMade = Locked<(@Sendable () -> Void)?>(nil)

  /// What a property asks that has an `id:` for some values only.
  let hostName = Locked<String?>(nil)

  func make(_ label: String = "") -> Thing {
    whenMade.withLock { $0.take() }?()
    return probe.make(label)
  }
}
