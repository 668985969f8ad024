/// The place of one instance: of one factory, in one lifetime, for one set of
/// arguments. The slot itself is the place for calls without arguments.
///
/// A build claims the cell by writing its frame into `builder`. Whoever resets or
/// overrides the factory clears `builder`: the build goes on, those who queued at its
/// frame get its result, but it finds the cell taken away and keeps nothing.
class Cell {
  let arguments: (any Arguments)?
  private unowned(unsafe) let owner: Slot?

  // Guarded by the lock of the store.
  final var lifetime: Lifetime
  final var instance: Instance?
  final var builder: Frame.Pointer?
  /// False once the slot has forgotten the cell: who still holds it looks again.
  final var isAttached = true
  final var rosterPosition: Int?

  /// - Parameter owner: Nil for the slot itself.
  init(of owner: Slot?, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    self.owner = owner
    self.lifetime = lifetime
    self.arguments = arguments
  }

  final var slot: Slot { owner ?? unsafeDowncast(self, to: Slot.self) }

  /// Takes the instance out and orphans a build in progress.
  ///
  /// - Precondition: Under the lock of the store. The caller lets the holder go after it.
  final func clear() -> AnyObject? {
    builder = nil
    if owner == nil { slot.handout.withdraw() }
    return instance.take()?.holder
  }
}

// SAFETY: what varies is guarded by the lock named above. The slot outlives the cell:
// both belong to a store, and only a store, its slots and resolves hold cells; a resolve
// keeps its container. Only a slot is a cell without an owner.
extension Cell: @unchecked Sendable {}
