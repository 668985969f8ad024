internal import KeyworksThreads

/// The instances that the process caches: those of singletons, if their definition built them. Each
/// sandbox has its own store for them.
package enum Singletons {
  package static let ofProcess = {
    // Every container comes here before it resolves. Tests may have live factories checked.
    if ThisThread.isOfTests { kw_sandbox_begins() }
    return SlotStore(singletons: nil)
  }()

  package static var active: SlotStore { SandboxState.current?.singletons ?? ofProcess }
}
