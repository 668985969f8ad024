internal import Synchronization

/// Finds a slot by the addresses in its key, without a lock.
///
/// A table is only ever added to. When it is half full its store makes a larger one,
/// which keeps this one, so that a thread that still searches here reads valid memory.
final class SlotTable {
  private struct Entry: ~Copyable {
    var key: SlotKey?
    let slot = Atomic<Unmanaged<Slot>?>(nil)
  }

  private let capacity: Int
  private let entries: UnsafeMutablePointer<Entry>
  private var count = 0
  /// The table that this one replaced.
  private let before: SlotTable?

  /// - Parameter capacity: A power of two.
  init(capacity: Int, before: SlotTable?) {
    self.capacity = capacity
    self.before = before
    entries = .allocate(capacity: capacity)
    for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
  }

  deinit {
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }

  /// The slot under this very key, or nil if it was never added at these addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Unmanaged<Slot>? {
    var index = Int(truncatingIfNeeded: key.addressHash) & (capacity - 1)
    while let slot = entries[index].slot.load(ordering: .acquiring) {
      if entries[index].key?.isIdentical(to: key) == true { return slot }
      index = (index + 1) & (capacity - 1)
    }
    return nil
  }

  var isHalfFull: Bool { count * 2 >= capacity }

  /// Adds a slot. The store holds its lock and keeps the slot alive.
  func add(_ key: SlotKey, _ slot: Slot) {
    var index = Int(truncatingIfNeeded: key.addressHash) & (capacity - 1)
    while entries[index].key != nil { index = (index + 1) & (capacity - 1) }
    entries[index].key = key
    entries[index].slot.store(.passUnretained(slot), ordering: .releasing)
    count += 1
  }

  /// A larger table with the same slots.
  func grown() -> SlotTable {
    let larger = SlotTable(capacity: capacity * 4, before: self)
    for index in 0..<capacity {
      guard let key = entries[index].key, let slot = entries[index].slot.load(ordering: .relaxed)
      else { continue }
      larger.add(key, slot.takeUnretainedValue())
    }
    return larger
  }
}

// SAFETY: `key` is written once, before `slot` is stored with release ordering, and
// read only after `slot` was loaded with acquire ordering and found set. Only `add`
// and `grown` touch anything else, under the lock of the store.
extension SlotTable: @unchecked Sendable {}
