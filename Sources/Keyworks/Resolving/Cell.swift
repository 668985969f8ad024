/// The place of one instance: of one factory, in one lifetime, for one set of
/// arguments.
///
/// A build claims the cell by writing its frame into `builder`. Whoever resets or
/// overrides the factory clears `builder`: the build goes on, those who queued at its
/// frame get its result, but it finds the cell taken away and keeps nothing.
struct Cell {
  typealias Pointer = UnsafeMutablePointer<Cell>

  let slot: Slot.Pointer
  /// `unique` until it is first used.
  var lifetime: Lifetime
  /// What holds this cell; nil if it is part of its slot.
  fileprivate(set) unowned(unsafe) var owner: OwnCell?

  var instance: Instance?
  var builder: Frame.Pointer?
  /// Holds the owner while there is a build, which the slot may forget about.
  fileprivate var keeper: OwnCell?
  /// False once the slot has forgotten the cell: who still holds it looks again.
  var isAttached = true

  // What the roster of the store knows of it.
  var isListed = false
  var previous: Cell.Pointer?
  var next: Cell.Pointer?

  init(of slot: Slot.Pointer, _ lifetime: Lifetime) {
    self.slot = slot
    self.lifetime = lifetime
  }

  /// Nil for an instance without any.
  var arguments: (any Arguments)? { owner?.arguments }

  var holdsObjects: Bool { instance != nil || keeper != nil }
}

// SAFETY, for every pointer to a cell: what it points to is used under the lock of the
// store. A cell is part of its slot, or its owner is held by the map of the slot, by the
// thread that searches there, and by the cell itself while there is a build. A roster has
// it only as long as the slot has not forgotten it. What is constant is read without the
// lock; an access in place (`+=`, a mutating method) would be one to all of the cell.
extension UnsafeMutablePointer where Pointee == Cell {
  func begin(_ frame: Frame.Pointer) {
    pointee.builder = frame
    pointee.keeper = pointee.owner
  }

  /// - Returns: What the caller holds until it no longer uses the cell.
  func end(_ frame: Frame.Pointer) -> OwnCell? {
    if pointee.builder == frame { pointee.builder = nil }
    let keeper = pointee.keeper
    pointee.keeper = nil
    return keeper
  }
}

/// A cell outside of its slot.
final class OwnCell {
  let cell: Cell.Pointer
  fileprivate let arguments: (any Arguments)?

  init(of slot: Slot.Pointer, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    self.arguments = arguments
    cell = .allocate(capacity: 1)
    cell.initialize(to: Cell(of: slot, lifetime))
    cell.pointee.owner = self
  }

  deinit { cell.deinitialize(count: 1).deallocate() }
}
