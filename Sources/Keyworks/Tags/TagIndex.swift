/// The lists of one container by their key paths.
///
/// Each place in a program that names a list has a key path object of its own, which lasts as long
/// as the program. So the index finds it by its address, without a lock. A key path that is not
/// there yet, or that generic code creates anew each time, is compared with the known ones. If they
/// differ, the lists they lead to are compared, because a protocol's requirement has another key
/// path than the property that fulfills it.
final class TagIndex: Sendable {
  /// A key path that leads to a list. It is kept alive, so that no other key path gets its address.
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

  /// How many key paths of one list are found by address. Generic code, which creates a key path
  /// each time, must leave room for other lists.
  private static var mostAliases: Int { 16 }

  /// Called after each change of a list.
  private let onChange: @Sendable () -> Void
  private let known = Guarded<[Known]>([])
  /// The known key paths that are found by address.
  private let table = LookupTable<Known>()

  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// Returns the record of a list, and creates it if necessary.
  ///
  /// - Parameter declared: Returns the declaration.
  func record(
    for path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> TagRecord {
    table.find(Known.hash(path)) { $0.path === path }?.with(\.record)
      ?? search(path, in: container, declared)
  }

  /// Compares key paths, and evaluates the declaration, outside the lock, because both run user
  /// code.
  @inline(never)
  private func search(
    _ path: AnyKeyPath, in container: AnyObject, _ declared: () -> TagDeclaration
  ) -> TagRecord {
    lazy var new = TagRecord(declared(), onChange: onChange)
    while true {
      let seen = known.withLock { $0 }
      let record =
        seen.first { $0.path == path }?.record
        ?? Self.record(seen, like: new, at: path, in: container) ?? new
      let isCurrent = known.withLock { known in
        guard known.count == seen.count else { return false }
        if seen.count(where: { $0.record === record }) < Self.mostAliases {
          let new = Known(path: path, record: record)
          known.append(new)
          table.add(new)
        }
        return true
      }
      if isCurrent { return record }
    }
  }

  /// Returns the record of the same declaration, if another key path led to it.
  private static func record(
    _ known: [Known], like new: TagRecord, at path: AnyKeyPath, in container: AnyObject
  ) -> TagRecord? {
    let type = type(of: path).valueType
    return known.first { other in
      guard Swift.type(of: other.path).valueType == type else { return false }
      let isSame = other.record.declaration.isSame(as: new.declaration, in: container)
      guard let isSame else { Misuse.emptyListsAlike("\(type)").stop() }
      return isSame
    }?.record
  }

  func reset(_ what: ResetOptions) {
    for known in known.withLock({ $0 }) { known.record.reset(what) }
  }
}
