/// What the process keeps: the instance of each singleton that its definition built.
enum Singletons {
  static let store = SlotStore()

  /// The slot of the process for a singleton declared at `key`.
  ///
  /// It is found by line and column too: two containers of one file then share no
  /// singleton by accident, and two branches of an `if` are two singletons.
  static func slot(for key: SlotKey, _ id: (any Arguments)?) -> Slot.Pointer {
    let declared = store.slot(for: key.processWide)
    return id.map(declared.slot(for:)) ?? declared
  }
}
