/// The instances that the process caches: those of singletons, if their definition built them. Each
/// sandbox has its own store for them.
package enum Singletons {
  package static let ofProcess = SlotStore(singletons: nil)

  package static var active: SlotStore { SandboxState.current?.singletons ?? ofProcess }
}
