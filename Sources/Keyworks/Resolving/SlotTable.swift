internal import Synchronization

/// Finds a slot by the addresses in its key, without a lock.
///
/// A table is only ever added to. When it is half full its store makes a larger one,
/// which keeps this one, so that a thread that still searches here reads valid memory.
final class SlotTable: ManagedBuffer<SlotTable.Header, SlotTable.Entry> {
  struct Header {
    /// One less than the number of entries, which is a power of two.
    let mask: UInt
    var count: UInt = 0
    /// The table that this one replaced.
    let before: SlotTable?
  }

  struct Entry: ~Copyable {
    fileprivate var key: SlotKey?
    fileprivate let slot = Atomic<Slot.Pointer?>(nil)
  }

  static func make() -> SlotTable { make(capacity: 16, before: nil) }

  private static func make(capacity: UInt, before: SlotTable?) -> SlotTable {
    let table = create(minimumCapacity: Int(capacity)) { _ in
      Header(mask: capacity - 1, before: before)
    }
    table.withUnsafeMutablePointerToElements { entries in
      for index in 0..<Int(capacity) { (entries + index).initialize(to: Entry()) }
    }
    return unsafeDowncast(table, to: SlotTable.self)
  }

  deinit {
    withUnsafeMutablePointers { header, entries in
      _ = entries.deinitialize(count: Int(header.pointee.mask) + 1)
    }
  }

  /// The slot under this very key, or nil if it was never added at these
  /// addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Slot.Pointer? {
    withUnsafeMutablePointers { header, entries in
      var index = key.addressHash & header.pointee.mask
      while let slot = entries[Int(bitPattern: index)].slot.load(ordering: .acquiring) {
        if entries[Int(bitPattern: index)].key?.isIdentical(to: key) == true { return slot }
        index = (index &+ 1) & header.pointee.mask
      }
      return nil
    }
  }

  /// Adds a slot. Under the lock of the store.
  ///
  /// - Returns: A larger table with the same slots, if that takes the place of this one.
  func add(_ key: SlotKey, _ slot: Slot.Pointer) -> SlotTable? {
    guard header.count * 2 > header.mask else {
      insert(key, slot)
      return nil
    }
    let larger = SlotTable.make(capacity: (header.mask + 1) * 4, before: self)
    withUnsafeMutablePointers { header, entries in
      for index in 0...Int(header.pointee.mask) {
        guard let key = entries[index].key, let slot = entries[index].slot.load(ordering: .relaxed)
        else { continue }
        larger.insert(key, slot)
      }
    }
    larger.insert(key, slot)
    return larger
  }

  private func insert(_ key: SlotKey, _ slot: Slot.Pointer) {
    withUnsafeMutablePointers { header, entries in
      var index = key.addressHash & header.pointee.mask
      while entries[Int(bitPattern: index)].key != nil {
        index = (index &+ 1) & header.pointee.mask
      }
      entries[Int(bitPattern: index)].key = key
      entries[Int(bitPattern: index)].slot.store(slot, ordering: .releasing)
      header.pointee.count += 1
    }
  }
}
