internal import Synchronization

/// All slots of one container, or of the process for its singletons, and what a
/// reset must find without searching: which cells are in use and which slots have
/// layers.
final class SlotStore: Sendable {
  private struct Index {
    var slots: [SlotKey: Slot] = [:]
    var tables = [SlotTable(capacity: 16)]
    var cells: [Lifetime: Roster] = [:]
    /// The slots with registrations or decorations.
    var wired: [ObjectIdentifier: Slot] = [:]
    var overridden: [ObjectIdentifier: Slot] = [:]
  }

  private let index = Guarded(Index())
  /// The newest of the tables.
  private let table: Atomic<Unmanaged<SlotTable>>
  /// What keeps a resolve from the short way: one load tells that nothing does.
  let conditions: Atomic<UInt32>
  /// Counts resets, so that a graph in progress knows its instances are overtaken.
  let resets = Atomic<Int>(0)

  /// Counts how often registrations were dropped, so that a resolve in progress knows.
  let rewirings = Atomic<Int>(0)

  init(_ conditions: Conditions = []) {
    self.conditions = Atomic(conditions.rawValue)
    table = Atomic(index.withLock { Unmanaged.passUnretained($0.tables[0]) })
  }

  // MARK: - Finding

  /// The slot under this key if it was asked for before at the same addresses.
  @inline(__always)
  func find(_ key: SlotKey) -> Slot? {
    // SAFETY: `index` keeps every table for as long as the store lives.
    table.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.find(key) }
  }

  /// The slot that keeps the instance of a factory without arguments: for a singleton
  /// that of the process, where no layer can make it the container's.
  @inline(__always)
  func findKept(_ key: SlotKey, _ lifetime: Lifetime) -> Slot? {
    if isQuiet, lifetime.isSingleton { return find(key)?.processWide(declaredAt: key) }
    return lifetime.isSingleton || has(.unprepared) ? nil : find(key)
  }

  /// The slot under this key, made if there is none.
  func slot(for key: SlotKey) -> Slot { find(key) ?? look(for: key) }

  /// Compares texts, where `find` compares addresses, and remembers these addresses.
  @inline(never)
  private func look(for key: SlotKey) -> Slot {
    index.withLock { index in
      let slot = index.slots[key] ?? Slot(key: key, store: self)
      index.slots[key] = slot
      let newest = index.tables[index.tables.count - 1]
      guard newest.find(key) == nil else { return slot }
      if newest.isHalfFull {
        let larger = newest.grown()
        larger.add(key, slot)
        index.tables.append(larger)
        table.store(Unmanaged.passUnretained(larger), ordering: .releasing)
      } else {
        newest.add(key, slot)
      }
      return slot
    }
  }

  // MARK: - Cells in use

  /// Notes that a cell has, or will have, something that a reset must drop.
  func note(_ cell: Cell) {
    index.withLock { $0.cells[cell.lifetime, default: Roster()].add(cell) }
  }

  /// Forgets cells that their slots have forgotten.
  func forget(_ cells: [Cell]) {
    guard !cells.isEmpty else { return }
    index.withLock { index in
      for cell in cells { index.cells[cell.lifetime]?.remove(cell) }
    }
  }

  /// Drops the instances of one lifetime, or of all.
  func dropInstances(of lifetime: Lifetime? = nil) {
    if lifetime == nil { resets.add(1, ordering: .relaxed) }
    let cells = index.withLock { index in
      let lifetimes = lifetime.map { [$0] } ?? Array(index.cells.keys)
      return lifetimes.flatMap { index.cells[$0]?.removeAll() ?? [] }
    }
    let dropped = cells.map { $0.slot.drop($0) }
    withExtendedLifetime(dropped) {}
  }

  // MARK: - Slots with layers

  /// The slots that have layers of these kinds.
  func slots(withLayers kinds: ResetOptions) -> [Slot] {
    index.withLock { index in
      var slots = kinds.contains(.overrides) ? index.overridden : [:]
      if kinds.contains(.registrations) { slots.merge(index.wired) { slot, _ in slot } }
      return Array(slots.values)
    }
  }

  /// Notes which layers a slot has. Called under the slot's lock.
  func note(_ slot: Slot, layers kinds: ResetOptions) {
    index.withLock { index in
      index.wired[ObjectIdentifier(slot)] = kinds.contains(.registrations) ? slot : nil
      index.overridden[ObjectIdentifier(slot)] = kinds.contains(.overrides) ? slot : nil
      set(.layered, to: !(index.wired.isEmpty && index.overridden.isEmpty))
    }
  }

  // MARK: - Conditions

  struct Conditions: OptionSet {
    let rawValue: UInt32
    /// `autoRegister` may have to run.
    static let unprepared = Conditions(rawValue: 1)
    /// A factory has a registration, an override or a decoration.
    static let layered = Conditions(rawValue: 2)
  }

  /// Whether a unique factory may build from its definition without a look at its slot.
  ///
  /// Who reads that `autoRegister` is over also sees what it did: hence the orderings.
  @inline(__always)
  var isQuiet: Bool { conditions.load(ordering: .acquiring) == 0 }

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
