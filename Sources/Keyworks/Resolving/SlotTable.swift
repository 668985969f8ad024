internal import Synchronization

/// Finds a slot by the addresses in its key, without a lock.
///
/// A table is only ever added to. When it is half full its store makes a larger one,
/// which keeps this one, so that a thread that still searches here reads valid memory.
/// The entries stand behind it.
struct SlotTable {
  typealias Pointer = UnsafeMutablePointer<SlotTable>

  fileprivate struct Entry: ~Copyable {
    var key: SlotKey?
    let slot = Atomic<Slot.Pointer?>(nil)
  }

  /// One less than the number of entries, which is a power of two.
  fileprivate let mask: UInt
  fileprivate var count: UInt = 0
  /// The table that this one replaced.
  fileprivate let before: Pointer?

  /// Where the entries begin, which may need more alignment than the table.
  fileprivate static var entriesOffset: Int {
    let alignment = MemoryLayout<Entry>.alignment
    return (MemoryLayout<SlotTable>.size + alignment - 1) & -alignment
  }

  static func make() -> Pointer { make(capacity: 16, before: nil) }

  fileprivate static func make(capacity: UInt, before: Pointer?) -> Pointer {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: entriesOffset + Int(capacity) * MemoryLayout<Entry>.stride,
      alignment: MemoryLayout<Entry>.alignment)
    let table = memory.initializeMemory(
      as: SlotTable.self, to: SlotTable(mask: capacity - 1, before: before))
    for index in 0..<capacity { table.entry(index).initialize(to: Entry()) }
    return table
  }
}

// SAFETY, for every pointer to a table: its store destroys it with all that it replaced,
// at its own end. A key is written once, before its slot is stored with release ordering,
// and read only after the slot was loaded with acquire ordering and found set. The count
// is used under the lock of the store; everything else is constant. An access in place
// (`+=`, a mutating method) counts as one to all of a struct, so there is none.
extension UnsafeMutablePointer where Pointee == SlotTable {
  /// The slot under this very key, or nil if it was never added at these addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Slot.Pointer? {
    var index = key.addressHash & pointee.mask
    while let slot = entry(index).pointee.slot.load(ordering: .acquiring) {
      if entry(index).pointee.key?.isIdentical(to: key) == true { return slot }
      index = (index &+ 1) & pointee.mask
    }
    return nil
  }

  /// Adds a slot. Under the lock of the store.
  ///
  /// - Returns: A larger table with the same slots, if that takes the place of this one.
  func add(_ key: SlotKey, _ slot: Slot.Pointer) -> SlotTable.Pointer? {
    guard pointee.count * 2 > pointee.mask else {
      insert(key, slot)
      return nil
    }
    let larger = grown()
    larger.insert(key, slot)
    return larger
  }

  /// A larger table with the same slots.
  @inline(never)
  private func grown() -> SlotTable.Pointer {
    let larger = SlotTable.make(capacity: (pointee.mask + 1) * 4, before: self)
    for index in 0...pointee.mask {
      if let key = entry(index).pointee.key,
        let slot = entry(index).pointee.slot.load(ordering: .relaxed)
      {
        larger.insert(key, slot)
      }
    }
    return larger
  }

  private func insert(_ key: SlotKey, _ slot: Slot.Pointer) {
    var index = key.addressHash & pointee.mask
    while entry(index).pointee.key != nil { index = (index &+ 1) & pointee.mask }
    entry(index).pointee.key = key
    entry(index).pointee.slot.store(slot, ordering: .releasing)
    pointee.count = pointee.count + 1
  }

  @inline(__always)
  fileprivate func entry(_ index: UInt) -> UnsafeMutablePointer<SlotTable.Entry> {
    (UnsafeMutableRawPointer(self) + SlotTable.entriesOffset)
      .assumingMemoryBound(to: SlotTable.Entry.self) + Int(bitPattern: index)
  }

  /// Destroys the table and those that it replaced.
  func destroy() {
    pointee.before?.destroy()
    entry(0).deinitialize(count: Int(pointee.mask) + 1)
    UnsafeMutableRawPointer(self).deallocate()
  }
}
