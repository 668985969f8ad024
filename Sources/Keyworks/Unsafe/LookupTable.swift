/// An object that a ``LookupTable`` can find.
protocol Findable: AnyObject {
  /// A hash. Objects that are alike have the same hash.
  var hash: UInt { get }
}

/// Finds objects without a lock.
///
/// Objects are added and never removed. The first object makes the entries. When half of its
/// entries are taken, the table copies them to a larger one. It keeps the old entries, because
/// another thread may still be searching them.
@safe
struct LookupTable<Object: Findable>: ~Copyable {
  // SAFETY: it has `Entries`, retained here or by those that replaced them, and they have only
  // objects that were added here.
  private let newest = AtomicReference()

  deinit { unsafe newest.load(as: Entries.self)?.release() }

  /// Returns the object with this hash for which `isIt` returns true. The caller of `add` keeps
  /// each object alive as long as the table.
  @inline(__always)
  func find(_ hash: UInt, where isIt: (Object) -> Bool) -> Borrowed<Object>? {
    guard let entries = unsafe newest.load(as: Entries.self) else { return nil }
    return unsafe entries._withUnsafeGuaranteedRef { unsafe $0.find(hash, isIt) }
  }

  /// Adds an object. The caller holds a lock, so that no other thread adds at the same time.
  func add(_ object: Object) {
    guard let entries = unsafe newest.load(as: Entries.self) else {
      let first = Entries(capacity: 16)
      first.insert(object)
      return unsafe newest.store(.passRetained(first))
    }
    let held = unsafe entries.takeUnretainedValue()
    guard held.isHalfFull else { return held.insert(object) }
    let larger = unsafe Entries(enlarging: held, of: Object.self)
    larger.insert(object)
    unsafe newest.store(.passRetained(larger))
    unsafe entries.release()
  }
}

/// Not generic: the first use of a generic class takes a tenth of a program's start.
// SAFETY: an object is stored with release ordering and loaded with acquire ordering, and nothing
// else is read from memory that another thread writes. Only the thread that adds uses the count.
@safe private final class Entries: @unchecked Sendable {
  /// One less than the number of entries, which is a power of two.
  private let mask: UInt
  private let entries: UnsafeMutablePointer<AtomicReference>
  private var count: UInt = 0
  private let before: Entries?

  init(capacity: UInt, before: Entries? = nil) {
    (mask, self.before) = (capacity - 1, before)
    unsafe entries = .allocate(capacity: Int(capacity))
    for index in 0..<Int(capacity) {
      unsafe (entries + index).initialize(to: AtomicReference())
    }
  }

  @unsafe convenience init<Object: Findable>(enlarging old: Entries, of type: Object.Type) {
    self.init(capacity: (old.mask + 1) * 4, before: old)
    for index in 0...Int(old.mask) {
      if let object = unsafe old.entries[index].load(as: type) {
        insert(unsafe object.takeUnretainedValue())
      }
    }
  }

  deinit { unsafe entries.deinitialize(count: Int(mask) + 1).deallocate() }

  var isHalfFull: Bool { count * 2 > mask }

  @unsafe @inline(__always)
  func find<Object: Findable>(_ hash: UInt, _ isIt: (Object) -> Bool) -> Borrowed<Object>? {
    var index = hash & mask
    while let object = unsafe entries[Int(bitPattern: index)].load(as: Object.self) {
      if unsafe object._withUnsafeGuaranteedRef(isIt) { return unsafe Borrowed(object) }
      index = (index &+ 1) & mask
    }
    return nil
  }

  func insert(_ object: some Findable) {
    var index = object.hash & mask
    while unsafe entries[Int(index)].load(as: AnyObject.self) != nil { index = (index &+ 1) & mask }
    unsafe entries[Int(index)].store(.passUnretained(object))
    count += 1
  }
}

// SAFETY: a table returns objects that other code added. They may be used wherever their type
// allows it.
extension LookupTable: @unchecked Sendable where Object: Sendable {}
