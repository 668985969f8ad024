package import Keyworks

/// A container for a single test, with a probe. It shares nothing.
package final class World: ManagedContainer {
  package let manager = ContainerManager()
  /// A clock for the instances that age, if the test sets it.
  package let clock = ManualClock()
  package let probe = Probe()
  /// A closure that the next body runs before it makes its thing.
  package let whenMade = Hook(nil)

  /// A value that some properties read to choose their `id:` or lifetime.
  package let hostName = Locked<String?>(nil)

  package init() {}

  package func make(_ label: String = "") -> Thing {
    whenMade.run()
    return probe.make(label)
  }
}
