internal import Synchronization

/// Finds a slot by the addresses in its key, without a lock.
///
/// A table is only ever added to. When it is half full its store makes a larger one
/// and keeps this one for as long as it lives, so that a thread that still searches
/// here reads valid memory.
final class SlotTable {
  private struct Entry: ~Copyable {
    var key: SlotKey?
    let slot = Atomic<Unmanaged<Slot>?>(nil)
  }

  let capacity: Int
  private let entries: UnsafeMutablePointer<Entry>
  private var count = 0

  /// - Parameter capacity: A power of two.
  init(capacity: Int) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
  }

  deinit {
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }

  /// The slot under this very key, or nil if it was never added at these addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Slot? {
    var index = Int(truncatingIfNeeded: key.addressHash) & (capacity - 1)
    while let slot = entries[index].slot.load(ordering: .acquiring) {
      if entries[index].key?.isIdentical(to: key) == true {
        return slot.takeUnretainedValue()
      }
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
    entries[index].slot.store(Unmanaged.passUnretained(slot), ordering: .releasing)
    count += 1
  }

  /// A table of twice the size with the same slots.
  func grown() -> SlotTable {
    let larger = SlotTable(capacity: capacity * 2)
    for index in 0..<capacity {
      if let key = entries[index].key, let slot = find(key) { larger.add(key, slot) }
    }
    return larger
  }
}

// SAFETY: `key` is written once, before `slot` is stored with release ordering, and
// read only after `slot` was loaded with acquire ordering and found set. Only `add`
// and `grown` touch anything else, under the lock of the store.
extension SlotTable: @unchecked Sendable {}
