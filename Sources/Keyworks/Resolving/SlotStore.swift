internal import KeyworksThreads
internal import Synchronization

/// All slots of one container, or of the process for its singletons.
///
/// One lock guards them and everything in them. It is held for moments only, by resolves
/// that build, by the verbs, and by hits that need more than a copy of the value; the
/// other hits take that of the slot's handout.
final class SlotStore: Sendable {
  let index = Guarded(SlotIndex())
  /// The newest of the tables.
  // SAFETY: see the extension of this pointer.
  nonisolated(unsafe) private let table: Atomic<SlotTable.Pointer>
  /// What keeps a resolve from the short way: one load tells that nothing does.
  private let conditions: Atomic<UInt32>
  /// Counts resets, so that a graph in progress knows its instances are overtaken. Begins
  /// with a number that no other store has had.
  let resets: Atomic<UInt64>
  /// A number that no other store has, ever.
  let number: Int
  private static let stores = Atomic(0)
  // SAFETY: the store of the process is never freed; that of an isolation is held as long as
  // anything resolves there.
  /// Where singletons are kept; nil if that is here.
  let singletons: Unmanaged<SlotStore>?
  /// Counts how often registrations were dropped, so that a resolve in progress knows.
  let rewirings = Atomic(0)

  init(_ conditions: Conditions = [], singletons: SlotStore?) {
    self.singletons = singletons.map { .passUnretained($0) }
    number = Self.stores.add(1, ordering: .relaxed).newValue
    resets = Atomic(UInt64(number) << 32)
    self.conditions = Atomic(conditions.rawValue)
    table = Atomic(SlotTable.make())
  }

  deinit {
    table.load(ordering: .relaxed).destroy()
    // What slots keep ends here, and its end is user code: not under the lock.
    var index = index.withLock { $0 }
    index.destroySlots()
  }

  // MARK: - Finding

  /// The slot under this key if it was asked for before at the same addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Slot.Pointer? {
    table.load(ordering: .acquiring).find(key)
  }

  /// The slot under this key, made if there is none.
  func slot(for key: SlotKey) -> Slot.Pointer { find(key) ?? searchOrMake(key) }

  @inline(never)
  private func searchOrMake(_ key: SlotKey) -> Slot.Pointer {
    index.withLock { slot(for: key, &$0) }
  }

  /// The same under the lock. Compares texts, where `find` compares addresses, and remembers
  /// these addresses.
  private func slot(for key: SlotKey, _ index: inout SlotIndex) -> Slot.Pointer {
    let newest = table.load(ordering: .relaxed)
    if let known = newest.find(key) { return known }
    let slot = index.slot(for: key, in: self)
    if let larger = newest.add(key, slot) { table.store(larger, ordering: .releasing) }
    return slot
  }

  // MARK: - Handing out

  /// Where a factory without arguments has its kept instance, with its lock held; nil if
  /// there is more to it.
  @inline(__always)
  func openKept(_ key: SlotKey, _ lifetime: Lifetime) -> Slot.Pointer? {
    if lifetime.isSingleton {
      return isQuiet ? openSingleton(key) : openBesideLayers(key)
    }
    return isClosed ? nil : open(key, lifetime)
  }

  @inline(__always)
  private func openSingleton(_ key: SlotKey) -> Slot.Pointer? {
    singletons?._withUnsafeGuaranteedRef { $0.open(key.processWide, .singleton) }
  }

  @inline(__always)
  private func open(_ key: SlotKey, _ lifetime: Lifetime) -> Slot.Pointer? {
    guard let slot = find(key), slot.open(lifetime) else { return nil }
    return slot
  }

  /// The same for a singleton of the process, if none of the layers in this container can
  /// make the instance the container's.
  @inline(never)
  private func openBesideLayers(_ key: SlotKey) -> Slot.Pointer? {
    guard !isClosed, let own = find(key), own.plan == nil else { return nil }
    return openSingleton(key)
  }

  /// The slot in which `frame` builds, if nothing but the definition has a say: no layer,
  /// no instance, nobody who builds.
  func claimPlainly(
    _ key: SlotKey, _ lifetime: Lifetime, _ frame: Frame.Pointer
  ) -> Slot.Pointer? {
    if lifetime.isSingleton, let singletons {
      return singletons._withUnsafeGuaranteedRef {
        $0.claimPlainly(key.processWide, lifetime, frame)
      }
    }
    return index.withLock { index in
      let slot = slot(for: key, &index)
      return slot.claimPlainly(lifetime, frame, &index) ? slot : nil
    }
  }

  /// Where this thread keeps the instance of a `.graph` factory without arguments, if no
  /// variants are in force.
  @inline(__always)
  func keptInGraph(_ key: SlotKey) -> UnsafeMutableRawPointer? {
    let thread = kw_current_thread()
    // Between two resolutions a graph has no instances.
    guard thread.pointee.variants == nil, let graph = thread.pointee.graph, !isClosed else {
      return nil
    }
    return graph.assumingMemoryBound(to: GraphInstances.self).kept(
      key, resets: resets.load(ordering: .relaxed))
  }

  /// Drops the instances of one lifetime, or of all.
  func dropInstances(of lifetime: Lifetime? = nil) {
    if lifetime == nil { resets.add(1, ordering: .relaxed) }
    let dropped = index.withLock { index in
      var dropped: Dropped = []
      for cell in index.removeCells(of: lifetime) {
        cell.pointee.slot.drop(cell, &index, &dropped)
      }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  // MARK: - Conditions

  struct Conditions: OptionSet {
    let rawValue: UInt32
    /// `autoRegister` may have to run.
    static let unprepared = Conditions(rawValue: 1)
    /// A factory has a registration, an override or a decoration.
    static let layered = Conditions(rawValue: 2)
    /// Somebody wants to hear of every resolve.
    static let observed = Conditions(rawValue: 4)
    /// The isolation wants to know what is resolved in it.
    static let exhaustive = Conditions(rawValue: 8)
  }

  /// Whether even a kept instance, or a factory without layers, needs the long way.
  @inline(__always)
  var isClosed: Bool {
    conditions.load(ordering: .acquiring)
      & ~Conditions.layered.rawValue != 0
  }

  /// Whether a unique factory may build from its definition without a look at its slot.
  ///
  /// Who reads that `autoRegister` is over also sees what it did: hence the orderings.
  @inline(__always)
  var isQuiet: Bool { conditions.load(ordering: .acquiring) == 0 }

  @inline(__always)
  func has(_ condition: Conditions) -> Bool {
    conditions.load(ordering: .acquiring) & condition.rawValue != 0
  }

  func set(_ condition: Conditions, to isSet: Bool) {
    if isSet {
      conditions.bitwiseOr(condition.rawValue, ordering: .releasing)
    } else {
      conditions.bitwiseAnd(~condition.rawValue, ordering: .releasing)
    }
  }
}
