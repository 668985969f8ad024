internal import Synchronization

/// All slots of one container, or of the process for its singletons.
final class SlotStore: Sendable {
  private struct Contents {
    var slots: [Slot] = []
    /// How many slots have any layers.
    var layered = 0
  }

  private let contents = Guarded(Contents())
  /// The slots, for callers that take no lock.
  private let table = LookupTable<Slot>()
  /// What keeps a resolve from the short way: one load tells that nothing does.
  private let conditions: Atomic<UInt32>
  /// A number that no other store has, ever.
  let number = SlotStore.stores.add(1, ordering: .relaxed).newValue
  private static let stores = Atomic(0)
  /// Counts how often the wiring was taken back, so that a resolve in progress knows.
  let rewirings = Atomic(0)
  /// Counts resets of all instances, for those in graphs.
  let resets = Atomic(0)
  /// Where singletons are kept; nil if that is here.
  // SAFETY: the store of the process is never freed; that of a sandbox is held as long as
  // anything resolves there.
  let singletons: Borrowed<SlotStore>?
  /// The class of the container, if it is generic, whose singletons are then its own; else 0.
  /// Set before the container is ready for use.
  var specialization: UInt {
    get { storedSpecialization.load(ordering: .relaxed) }
    set { storedSpecialization.store(newValue, ordering: .relaxed) }
  }
  private let storedSpecialization = Atomic<UInt>(0)
  /// What is to be torn down, once there is anything.
  var life: Life? { storedLife.load() }
  private let storedLife = AtomicLazyReference<Life>()

  /// The conditions that depend on it.
  var dependents: Dependents {
    storedDependents.load() ?? storedDependents.storeIfNil(Dependents())
  }
  private let storedDependents = AtomicLazyReference<Dependents>()

  /// Tells conditions that something has changed.
  func tellDependents() { storedDependents.load()?.tell() }

  init(_ conditions: Conditions = [], singletons: SlotStore?) {
    self.singletons = singletons.map { Borrowed($0) }
    self.conditions = Atomic(conditions.rawValue)
  }

  deinit { life?.abandon() }

  func setLifeIfNone(_ life: Life) -> Life { storedLife.storeIfNil(life) }

  // MARK: - Finding

  /// The slot under this key, if there is one.
  // SAFETY: the contents hold the slots as long as the store.
  @inline(__always)
  func find(_ key: SlotKey) -> Borrowed<Slot>? { table.find(key.hash) { $0.key == key } }

  /// The slot under this key, made if there is none.
  func slot(for key: SlotKey) -> Slot { find(key)?.object ?? makeSlot(for: key) }

  @inline(never)
  private func makeSlot(for key: SlotKey) -> Slot {
    contents.withLock { contents in
      if let known = find(key) { return known.object }
      let slot = Slot(key, in: self)
      contents.slots.append(slot)
      table.add(slot)
      return slot
    }
  }

  // MARK: - Resets

  /// Every slot, those with an `id:` included.
  private var all: [Slot] { contents.withLock { $0.slots }.flatMap(\.withIDs) }

  /// Drops the instances of one lifetime, or of all.
  func dropInstances(of lifetime: Lifetime? = nil) {
    takeInstances(of: lifetime).letGo()
    tellDependents()
  }

  /// Takes layers of these kinds out, and drops all instances if that is said.
  func reset(_ what: ResetOptions) {
    var dropped = Dropped()
    for slot in all { dropped.add(slot.take(what)) }
    // Together with these: of all that is torn down, what uses something comes first.
    if what.contains(.instances) { dropped.add(takeInstances(of: nil)) }
    dropped.letGo()
    tellDependents()
  }

  private func takeInstances(of lifetime: Lifetime?) -> Dropped {
    if lifetime == nil { resets.add(1, ordering: .relaxed) }
    var dropped = Dropped()
    for slot in all { dropped.add(slot.takeInstances(of: lifetime)) }
    return dropped
  }

  /// The builds in progress of what is kept.
  var builders: [Resolution] { all.flatMap(\.builders) }

  /// How many scopes keep something: for tests.
  var scopesInUse: Int { Set(all.flatMap(\.lifetimes).filter(\.isScope)).count }

  func countLayered(_ change: Int) {
    guard change != 0 else { return }
    contents.withLock { contents in
      contents.layered += change
      set(.layered, to: contents.layered > 0)
    }
  }

  // MARK: - Conditions

  struct Conditions: OptionSet {
    let rawValue: UInt32
    /// `autoRegister` may have to run, or a wiring to be switched on or off.
    static let unprepared = Conditions(rawValue: 1)
    /// A factory has a registration, an override or a decoration.
    static let layered = Conditions(rawValue: 2)
    /// Somebody wants to hear of every resolve.
    static let observed = Conditions(rawValue: 4)
    /// The sandbox wants to know what is resolved in it.
    static let exhaustive = Conditions(rawValue: 8)
    /// The container is being closed, or was.
    static let closing = Conditions(rawValue: 16)
  }

  /// Whether even a kept instance, or a factory without layers, needs the long way.
  @inline(__always)
  var isClosed: Bool {
    conditions.load(ordering: .acquiring) & ~Conditions.layered.rawValue != 0
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
