import Keyworks

/// A container for a single test, with a probe. It shares nothing.
final class World: ManagedContainer {
  let manager = ContainerManager()
  /// A clock for the instances that age, if the test sets it.
  let clock = ManualClock()
  let probe = Probe()
  /// A closure that the next body runs before it makes its thing.
  let whenMade = Hook(nil)

  /// A value that some properties read to choose their `id:` or lifetime.
  let hostName = Locked<String?>(nil)

  func make(_ label: String = "") -> Thing {
    whenMade.run()
    return probe.make(label)
  }
}
