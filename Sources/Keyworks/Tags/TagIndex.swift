internal import Synchronization

/// The lists of one container by their key paths.
///
/// Each place in a program where a list is named has a key path object of its own, which
/// lasts as long as the program: so it is found by its address, without a lock. One that is
/// not there yet, or is made anew each time as in generic code, is compared with those that
/// are known; and where they differ, what they lead to is compared, since a protocol's
/// requirement has another key path than the property that fulfils it.
final class TagIndex: Sendable {
  private struct Known {
    let path: AnyKeyPath
    let record: TagRecord
  }

  /// How many places that name one list are found by address: generic code, which makes a
  /// key path anew each time, shall leave room for other lists.
  private static var mostAliases: Int { 16 }

  /// Held, so that no other key path gets the address of one that was found by it.
  private let known = Guarded<[Known]>([])
  private let table = TagTable()

  /// The record of a list, made if there is none.
  ///
  /// - Parameter declared: Evaluates the declaration.
  func record(
    for path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> TagRecord {
    table.find(path)?.takeUnretainedValue() ?? search(path, in: container, declared)
  }

  /// The members of a list in order.
  func ordered(
    _ path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> OrderedTags {
    // SAFETY: a record that is in the table is held as long as the index.
    table.find(path)?._withUnsafeGuaranteedRef { $0.ordered(in: container) }
      ?? search(path, in: container, declared).ordered(in: container)
  }

  /// Compares key paths, and evaluates the declaration, outside of the lock: that is user code.
  @inline(never)
  private func search(
    _ path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> TagRecord {
    var new: TagRecord?
    while true {
      let seen = known.withLock { $0 }
      let record: TagRecord
      if let known = seen.first(where: { $0.path == path }) {
        record = known.record
      } else {
        let candidate = new ?? TagRecord(declared())
        new = candidate
        record = Self.record(seen, like: candidate, at: path, in: container) ?? candidate
      }
      let isAdded = known.withLock { known in
        guard known.count == seen.count else { return false }
        let aliases = seen.count { $0.record === record }
        let isFound = aliases < Self.mostAliases && table.add(path, record)
        if isFound || aliases == 0 { known.append(Known(path: path, record: record)) }
        return true
      }
      if isAdded { return record }
    }
  }

  /// The record of the same declaration, if another key path led to it.
  private static func record(
    _ known: [Known], like new: TagRecord, at path: AnyKeyPath, in container: AnyObject
  ) -> TagRecord? {
    let type = type(of: path).valueType
    for other in known where Swift.type(of: other.path).valueType == type {
      switch other.record.declaration.isSame(as: new.declaration, in: container) {
      case true?: return other.record
      case false?: continue
      case nil: Misuse.emptyListsAlike("\(type)").stop()
      }
    }
    return nil
  }

  func reset(_ what: ResetOptions) {
    for known in known.withLock({ $0 }) { known.record.reset(what) }
  }
}

/// Finds records by the addresses of key paths, without a lock. It has room for as many
/// places in a program as name the lists of one container; others are compared.
private final class TagTable: Sendable {
  private struct Entry: ~Copyable {
    let address = Atomic<UInt>(0)
    var record: Unmanaged<TagRecord>?
  }

  private static var capacity: UInt { 128 }

  // SAFETY: an entry's record is written before its address is stored with release ordering,
  // under the lock of the index, and read after the address was loaded with acquire ordering.
  nonisolated(unsafe) private let entries = UnsafeMutablePointer<Entry>.allocate(
    capacity: Int(capacity))
  private let count = Atomic<UInt>(0)

  init() {
    for index in 0..<Int(Self.capacity) { (entries + index).initialize(to: Entry()) }
  }

  deinit { entries.deinitialize(count: Int(Self.capacity)).deallocate() }

  func find(_ path: AnyKeyPath) -> Unmanaged<TagRecord>? {
    let wanted = Self.address(path)
    var index = Self.start(wanted)
    while true {
      let address = entries[index].address.load(ordering: .acquiring)
      if address == wanted { return entries[index].record }
      if address == 0 { return nil }
      index = (index + 1) % Int(Self.capacity)
    }
  }

  /// - Returns: Whether there was room.
  func add(_ path: AnyKeyPath, _ record: TagRecord) -> Bool {
    guard count.load(ordering: .relaxed) < Self.capacity * 3 / 4 else { return false }
    count.add(1, ordering: .relaxed)
    var index = Self.start(Self.address(path))
    while entries[index].address.load(ordering: .relaxed) != 0 {
      index = (index + 1) % Int(Self.capacity)
    }
    entries[index].record = .passUnretained(record)
    entries[index].address.store(Self.address(path), ordering: .releasing)
    return true
  }

  private static func address(_ path: AnyKeyPath) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(path).toOpaque())
  }
  private static func start(_ address: UInt) -> Int { Int(address / 16 % capacity) }
}
