/// What the process keeps: the instance of each singleton that its definition built. A
/// sandbox has a store of its own for them.
enum Singletons {
  static let ofProcess = SlotStore(singletons: nil)

  static var active: SlotStore { SandboxState.current?.singletons ?? ofProcess }
}
