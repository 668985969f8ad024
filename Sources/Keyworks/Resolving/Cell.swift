/// The place of one instance: of one factory, in one lifetime, for one set of
/// arguments.
///
/// A build claims the cell by writing its frame into `builder`. Whoever resets or
/// overrides the factory clears `builder`: the build goes on, those who queued at its
/// frame get its result, but it finds the cell taken away and keeps nothing.
final class Cell {
  unowned(unsafe) let slot: Slot
  let lifetime: Lifetime
  let arguments: (any Arguments)?

  // Guarded by the slot's lock.
  var instance: Instance?
  var builder: Frame.Pointer?
  /// False once the slot has forgotten the cell: who still holds it looks again.
  var isAttached = true

  /// Guarded by the store's lock.
  var rosterPosition: Int?

  init(slot: Slot, lifetime: Lifetime, arguments: (any Arguments)?) {
    self.slot = slot
    self.lifetime = lifetime
    self.arguments = arguments
  }

  /// Takes the instance out and orphans a build in progress.
  ///
  /// - Precondition: Under the slot's lock. The caller lets the holder go after it.
  func clear() -> AnyObject? {
    builder = nil
    return instance.take()?.holder
  }
}

// SAFETY: what varies is guarded by the two locks named above. The slot outlives the
// cell: both belong to a store, and only a store, its slots and resolves hold cells; a
// resolve keeps its container.
extension Cell: @unchecked Sendable {}
