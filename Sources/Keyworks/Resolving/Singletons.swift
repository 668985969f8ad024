internal import Synchronization

/// What the process keeps: the instance of each singleton that its definition built.
enum Singletons {
  static let store = SlotStore()

  /// The slot of the process for a singleton declared at `key`, whose slot in its
  /// container is `slot`.
  ///
  /// It is found by line and column too: two containers of one file then share no
  /// singleton by accident, and two branches of an `if` are two singletons.
  static func slot(for slot: Slot, _ key: SlotKey, _ id: (any Arguments)?) -> Slot {
    if let known = slot.processWide(declaredAt: key) { return known }
    let declared = store.slot(for: key.processWide)
    let found = id.map(declared.slot(for:)) ?? declared
    slot.processWide.store(Unmanaged.passUnretained(found), ordering: .releasing)
    return found
  }
}

extension Slot {
  /// The slot of the process that this one led to before.
  @inline(__always)
  func processWide(declaredAt key: SlotKey) -> Slot? {
    // SAFETY: it was taken from the store of the process, which never goes.
    let known = processWide.load(ordering: .acquiring)?.takeUnretainedValue()
    return known?.key.details == key.processWide.details ? known : nil
  }
}
