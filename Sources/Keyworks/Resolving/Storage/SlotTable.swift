internal import Synchronization

/// Finds a slot by the addresses in its key, without a lock.
///
/// It is only ever added to. When it is half full its store makes a larger one, which keeps
/// this one, so that a thread that still searches here reads valid memory.
final class SlotTable: Sendable {
  private typealias Entry = Atomic<Unmanaged<Slot>?>

  /// One less than the number of entries, which is a power of two.
  private let mask: UInt
  // SAFETY: a key is written once, before its slot is stored with release ordering, and read only
  // after the slot was loaded with acquire ordering and found set. All is written under the lock of
  // the store, which holds the slots as long as the table. A key is nothing that has to end.
  nonisolated(unsafe) private let keys: UnsafeMutablePointer<SlotKey>
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Entry>
  nonisolated(unsafe) private var count: UInt = 0
  /// The table that this one replaced.
  private let before: SlotTable?

  init(capacity: UInt = 16, before: SlotTable? = nil) {
    mask = capacity - 1
    self.before = before
    keys = .allocate(capacity: Int(capacity))
    // SAFETY: an atomic pointer is a word, and nil is zero.
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: Int(capacity))
    memory.initialize(repeating: 0, count: Int(capacity))
    slots = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Entry.self)
  }

  deinit {
    keys.deallocate()
    slots.deinitialize(count: Int(mask) + 1)
    slots.deallocate()
  }

  /// The slot under this very key, or nil if it was never added at these addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Unmanaged<Slot>? { find(key) { $0.isIdentical(to: key) } }

  /// The slot under a key that says the same.
  func findByContent(_ key: SlotKey) -> Unmanaged<Slot>? { find(key) { $0 == key } }

  @inline(__always)
  private func find(_ key: SlotKey, _ isIt: (SlotKey) -> Bool) -> Unmanaged<Slot>? {
    var index = Int(bitPattern: key.hash & mask)
    while let slot = slots[index].load(ordering: .acquiring) {
      if isIt(keys[index]) { return slot }
      index = (index &+ 1) & Int(bitPattern: mask)
    }
    return nil
  }

  /// Adds a slot. Under the lock of the store.
  ///
  /// - Returns: A larger table with the same slots, if that takes the place of this one.
  func add(_ key: SlotKey, _ slot: Unmanaged<Slot>) -> SlotTable? {
    guard count * 2 > mask else {
      insert(key, slot)
      return nil
    }
    let larger = SlotTable(capacity: (mask + 1) * 4, before: self)
    for index in 0...Int(mask) {
      if let slot = slots[index].load(ordering: .relaxed) { larger.insert(keys[index], slot) }
    }
    larger.insert(key, slot)
    return larger
  }

  private func insert(_ key: SlotKey, _ slot: Unmanaged<Slot>) {
    var index = Int(bitPattern: key.hash & mask)
    while slots[index].load(ordering: .relaxed) != nil {
      index = (index &+ 1) & Int(bitPattern: mask)
    }
    keys[index] = key
    slots[index].store(slot, ordering: .releasing)
    count += 1
  }
}
