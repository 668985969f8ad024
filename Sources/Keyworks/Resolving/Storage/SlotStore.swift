/// All slots of one container, or those of the process for its singletons.
package final class SlotStore: Sendable {
  struct Contents {
    var slots: [Slot] = []
    /// How many slots have any layers.
    var layered = 0
    /// The builds in progress that the store lists itself: those that run in tasks, those that were
    /// overtaken, and those that a feature lists because no slot will cache their instance.
    var builds = [ObjectIdentifier: Resolution]()
    var followers = Followers()
  }

  let contents = Guarded(Contents())
  /// The slots, for lookups without a lock.
  private let table = LookupTable<Slot>()
  /// The conditions that keep a resolve from the short way. A single load tells that there are
  /// none.
  private let conditions: AtomicWord
  /// A number that no other store ever has.
  package let number = AtomicWord.nextNumber()
  /// Counts how often something that was registered before the use was taken back, so that a
  /// resolve in progress can notice.
  let retractions = AtomicWord(0)
  /// Counts the resets of all instances, for the instances in graphs.
  let resets = AtomicWord(0)
  /// Where singletons are cached, or nil if that is this store.
  // SAFETY: the store of the process is never freed, and the store of a sandbox is held while
  // anything resolves there.
  package let singletons: Borrowed<SlotStore>?
  /// The number of the store for the singletons of its process or sandbox.
  package var rootNumber: Int { singletons?.object.number ?? number }
  /// The class of the container if it is generic, because it then has singletons of its own;
  /// otherwise 0. Set before the container is ready for use.
  var specialization: UInt {
    get { UInt(bitPattern: storedSpecialization.load()) }
    set { storedSpecialization.store(Int(bitPattern: newValue)) }
  }
  private let storedSpecialization = AtomicWord(0)
  /// The objects that other parts of the library keep for the container.
  package let attachments = Attachments()

  // The default is no literal, for the reason that `unpreparedOrUnused` gives.
  init(_ conditions: Conditions = Conditions(rawValue: 0), singletons: SlotStore?) {
    self.singletons = singletons.map { Borrowed($0) }
    self.conditions = AtomicWord(conditions.rawValue)
  }

  deinit { attachments.forEach { $0.wasLetGo() } }

  // MARK: - Finding

  /// The slot under this key, if there is one.
  // SAFETY: the contents hold the slots as long as the store.
  @inline(__always)
  func find(_ key: SlotKey) -> Borrowed<Slot>? { table.find(key.hash) { $0.key == key } }

  /// Returns the slot under this key, and creates it if necessary.
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

  /// Every slot, including those with an `id:`.
  private var all: [Slot] {
    var slots = contents.withLock { $0.slots }
    for slot in slots { slots += slot.slotsByID }
    return slots
  }

  /// Drops the instances of one lifetime, or of all.
  @inline(never)
  package func dropInstances(of lifetime: Lifetime? = nil) {
    var dropped = Dropped()
    dropInstances(of: lifetime, &dropped)
    dropped.letGo()
    noteChange()
  }

  /// Removes layers of these kinds and, if the options include instances, drops all instances.
  func reset(_ what: ResetOptions) {
    var dropped = Dropped()
    for slot in all { slot.removeLayers(what, &dropped) }
    // Dropped together with the others, because their order may matter to attachments: users come
    // before their dependencies.
    if what.contains(.instances) { dropInstances(of: nil, &dropped) }
    dropped.letGo()
    noteChange()
  }

  private func dropInstances(of lifetime: Lifetime?, _ dropped: inout Dropped) {
    if lifetime == nil { resets.add(1) }
    for slot in all { slot.dropInstances(of: lifetime, &dropped) }
  }

  /// The builds in progress of cached instances. Some are in it twice.
  package var builders: [Resolution] {
    all.flatMap(\.builders) + contents.withLock { Array($0.builds.values) }
  }

  /// Records a build that slots do not know, or may forget before it ends.
  package func begin(_ build: Resolution) {
    build.mayBeAwaited()
    contents.withLock { $0.builds[ObjectIdentifier(build)] = build }
  }

  /// Records that the build has ended.
  package func end(_ build: Resolution) {
    _ = contents.withLock { $0.builds.removeValue(forKey: ObjectIdentifier(build)) }
  }

  /// The number of scopes with cached instances. For tests.
  var scopesInUse: Int { Set(all.flatMap(\.lifetimes).filter(\.isScope)).count }

  func countLayered(_ change: Int) {
    guard change != 0 else { return }
    contents.withLock { contents in
      contents.layered += change
      set(.layered, to: contents.layered > 0)
    }
  }

  // MARK: - Conditions

  package struct Conditions: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Something has to be done before the next use.
    static let unprepared = Self(rawValue: 1)
    /// A factory has a registration, an override or a decoration.
    static let layered = Self(rawValue: 2)
    /// Something follows every resolve.
    static let followed = Self(rawValue: 4)
    /// The container is being closed, or was.
    package static let closing = Self(rawValue: 8)
    /// It was never used, and may have to be prepared.
    static let unused = Self(rawValue: 16)
    /// Not a literal where it is used: without optimization, a literal takes a thousand
    /// instructions.
    static let unpreparedOrUnused = Self(rawValue: 17)
  }

  /// Whether even a cached instance, or a factory without layers, needs the long way.
  @inline(__always)
  var needsLongWay: Bool {
    conditions.load() & ~Conditions.layered.rawValue != 0
  }

  /// Whether a unique factory may build from its definition without checking its slot.
  ///
  /// A thread that reads that the container is prepared also sees the effects of that. This is why
  /// the orderings are needed.
  @inline(__always)
  package var isQuiet: Bool { conditions.load() == 0 }

  @inline(__always)
  package func has(_ condition: Conditions) -> Bool {
    conditions.load() & condition.rawValue != 0
  }

  package func set(_ condition: Conditions, to isSet: Bool) {
    conditions.set(condition.rawValue, to: isSet)
  }
}

/// Attached to a build that runs in a task of its own. The store lists the build until it ends.
extension SlotStore: Attachment {
  package func hasEnded(_ build: Resolution) { end(build) }
}
