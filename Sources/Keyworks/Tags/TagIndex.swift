internal import Synchronization

/// The lists of one container by their key paths.
///
/// Each place in a program where a list is named has a key path object of its own, which
/// lasts as long as the program: so it is found by its address, without a lock. One that is
/// not there yet, or is made anew each time as in generic code, is compared with those that
/// are known; and where they differ, what they lead to is compared, since a protocol's
/// requirement has another key path than the property that fulfils it.
final class TagIndex: Sendable {
  /// A key path that leads to a list. It is held, so that no other one gets its address.
  // SAFETY: a key path is a constant, and is only read.
  private final class Known: Findable, @unchecked Sendable {
    let path: AnyKeyPath
    let record: TagRecord

    init(path: AnyKeyPath, record: TagRecord) { (self.path, self.record) = (path, record) }

    var hash: UInt { Self.hash(path) }
    static func hash(_ path: AnyKeyPath) -> UInt {
      UInt(bitPattern: ObjectIdentifier(path)) >> 4
    }
  }

  /// How many places that name one list are found by address: generic code, which makes a
  /// key path anew each time, shall leave room for other lists.
  private static var mostAliases: Int { 16 }

  /// Called after each change of a list.
  private let onChange: @Sendable () -> Void
  let signals = ListSignals()
  private let known = Guarded<[Known]>([])
  /// Those of them that are found by address.
  private let table = LookupTable<Known>()

  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// The record of a list, made if there is none.
  ///
  /// - Parameter declared: Evaluates the declaration.
  func record(
    for path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> TagRecord {
    find(path) ?? search(path, in: container, declared)
  }

  private func find(_ path: AnyKeyPath) -> TagRecord? {
    table.find(Known.hash(path)) { $0.path === path }?.with(\.record)
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
        let candidate = new ?? TagRecord(declared(), onChange: onChange)
        new = candidate
        record = Self.record(seen, like: candidate, at: path, in: container) ?? candidate
      }
      let isAdded = known.withLock { known in
        guard known.count == seen.count else { return false }
        let aliases = seen.count { $0.record === record }
        guard aliases < Self.mostAliases else { return true }
        let new = Known(path: path, record: record)
        known.append(new)
        table.add(new)
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
