internal import Synchronization

/// One factory in one container: the layers that decide what is built, and what is kept
/// of it. Made once, it is there as long as its store.
///
/// A singleton also has a slot in the store of the process, for the instance that its
/// definition builds.
final class Slot: Findable, Sendable {
  let key: SlotKey
  var hash: UInt { key.hash }
  unowned let store: SlotStore
  let storeNumber: Int
  /// Counts what made instances obsolete, for those in graphs.
  private let changes = Atomic(0)
  private let state = Guarded(State())

  private struct State {
    /// What most resolves come for: the instance without arguments, if to hand it out is to copy it.
    var quickHit: (lifetime: Lifetime, box: AnyBox)?
    /// What the layers make of a build that begins now; nil if the definition decides.
    var plan: Plan?
    var layers = Layers()
    /// What is kept in the lifetime of the property, and in others, if it changes its own.
    private var kept: SlotInstances?
    private var keptOtherwise: [Lifetime: SlotInstances] = [:]
    /// The slots of the same property with an `id:`.
    var slotsByID = ArgumentMap<Slot>()

    /// Changes what is kept in a lifetime, unless that is nothing.
    mutating func change<Result>(
      _ lifetime: Lifetime, _ change: (inout SlotInstances) -> Result?
    ) -> Result? {
      if kept?.lifetime == lifetime { return kept?.apply(change) ?? nil }
      guard let index = keptOtherwise.index(forKey: lifetime) else { return nil }
      return change(&keptOtherwise.values[index])
    }

    /// Makes it possible to keep something in a lifetime.
    mutating func begin(_ lifetime: Lifetime) {
      guard kept?.lifetime != lifetime, keptOtherwise.index(forKey: lifetime) == nil else { return }
      if kept == nil {
        kept = SlotInstances(lifetime)
      } else {
        keptOtherwise[lifetime] = SlotInstances(lifetime)
      }
    }

    var lifetimes: [Lifetime] { all.map(\.lifetime) }
    var builders: [Resolution] { all.flatMap(\.builders) }
    private var all: [SlotInstances] { (kept.map { [$0] } ?? []) + keptOtherwise.values }

    /// Takes out what is kept in a lifetime, or in all.
    mutating func take(_ lifetime: Lifetime?) -> [SlotInstances] {
      guard let lifetime else {
        defer { (kept, keptOtherwise) = (nil, [:]) }
        return all
      }
      if let kept, kept.lifetime == lifetime {
        self.kept = nil
        return [kept]
      }
      return keptOtherwise.removeValue(forKey: lifetime).map { [$0] } ?? []
    }

    /// Hands out without a look at the instances what needs none. A factory with a case for a
    /// variant needs one.
    mutating func chooseQuickHit() {
      quickHit = nil
      guard plan?.caseTypes.isEmpty ?? true, let kept, let box = kept.withoutArguments.kept,
        box.isPlain
      else { return }
      quickHit = (kept.lifetime, box)
    }
  }

  init(_ key: SlotKey, in store: SlotStore) {
    self.key = key
    self.store = store
    storeNumber = store.number
  }

  /// What was built in another generation is obsolete.
  var generation: Int {
    changes.load(ordering: .relaxed) &+ store.resets.load(ordering: .relaxed)
  }

  /// The short way has nothing to hand out: nothing is kept, or it is weak, may expire, is under
  /// construction, or is of another lifetime. The long way decides.
  struct NoQuickHit: Error {}

  /// The instance without arguments, if to hand it out is to copy it. It throws, since an optional
  /// of any type takes much longer.
  @inline(__always)
  func plainInstance<Value>(
    _ lifetime: Lifetime, as type: Value.Type
  ) throws(NoQuickHit) -> Value {
    try state.withLock { state throws(NoQuickHit) in
      guard let hit = state.quickHit, hit.lifetime == lifetime else { throw NoQuickHit() }
      return hit.box.value(as: type)
    }
  }

  /// The same in its box.
  func plainBox(_ lifetime: Lifetime) -> AnyBox? {
    state.withLock { state in
      state.quickHit.flatMap { $0.lifetime == lifetime ? $0.box : nil }
    }
  }

  var plan: Plan? { state.withLock { $0.plan } }

  /// See ``Layers/conflict(with:at:_:)``.
  func conflict(with author: WiringAuthor, at site: Place, _ old: [AnyBox]?) -> Place? {
    state.withLock { $0.layers.conflict(with: author, at: site, old) }
  }

  /// In which lifetimes it may keep something.
  var lifetimes: [Lifetime] { state.withLock { $0.lifetimes } }

  /// This slot, and those of the same property with an `id:`.
  var withIDs: [Slot] { [self] + state.withLock { $0.slotsByID.payloads } }

  /// The slot of the same property with this `id:`.
  func slot(for id: any Arguments) -> Slot {
    while true {
      let bucket = state.withLock { $0.slotsByID.bucket(for: id.hash) }
      if let known = bucket.first(where: { $0.arguments.equals(id) }) { return known.payload }
      let new = Slot(key, in: store)
      if state.withLock({ $0.slotsByID.add(new, for: id, ifStill: bucket) }) { return new }
    }
  }
}

// MARK: - Building

extension Slot {
  /// Takes what is kept, or the duty to build it.
  ///
  /// - Parameter plan: What the caller goes by.
  /// - Returns: Nil if the plan is no longer in force, or the cell was forgotten: the caller looks
  ///   again.
  func claim(
    _ lifetime: Lifetime, _ arguments: (any Arguments)?, expecting plan: Plan?,
    for resolution: Resolution, in frame: Frame
  ) -> Once.Claim? {
    let cell = arguments.map { self.cell(lifetime, for: $0) }
    return state.withLock { state in
      guard state.plan === plan, cell?.isAttached ?? true else { return nil }
      state.begin(lifetime)
      let claim =
        cell?.once.claim(for: resolution, in: frame)
        ?? state.change(lifetime) { $0.withoutArguments.claim(for: resolution, in: frame) }
      if case .mine = claim {
        resolution.keeper = Keeper(slot: self, lifetime: lifetime, cell: cell)
      }
      return claim
    }
  }

  /// The cell for these arguments. Runs a user's `==`.
  private func cell(_ lifetime: Lifetime, for arguments: any Arguments) -> Cell {
    prune(lifetime)
    let new = Cell(arguments)
    while true {
      let bucket = state.withLock { state in
        state.begin(lifetime)
        return state.change(lifetime) { $0.cells.bucket(for: arguments.hash) } ?? []
      }
      if let known = bucket.first(where: { $0.arguments.equals(arguments) }) {
        return known.payload
      }
      let isAdded = state.withLock { state in
        state.change(lifetime) { $0.add(new, ifStill: bucket) } ?? false
      }
      if isAdded { return new }
    }
  }

  /// Ends a build: keeps the instance, unless the build was overtaken, and hands the outcome to
  /// everybody who waits.
  func finish(
    _ resolution: Resolution, _ keeper: Keeper, keeping instance: AnyBox?,
    outcome: Resolution.Outcome
  ) {
    let isKept = state.withLock { state in
      guard let cell = keeper.cell else {
        let isKept = state.change(keeper.lifetime) {
          $0.withoutArguments.finish(resolution, keeping: instance)
        }
        state.chooseQuickHit()
        return isKept ?? false
      }
      let isKept = cell.once.finish(resolution, keeping: instance) && cell.isAttached
      if instance == nil { state.change(keeper.lifetime) { $0.detach(cell) } }
      return isKept
    }
    if !isKept, keeper.lifetime.isKept, let instance {
      // Nobody gets it but those who wait.
      var dropped = Dropped()
      dropped.append(instance: instance)
      dropped.letGo()
    }
    resolution.end(outcome)
  }

  /// The builds in progress.
  var builders: [Resolution] { state.withLock { $0.builders } }

  /// How urgently an instance is built by a task: for tests.
  var ownerPriority: TaskPriority? { builders.compactMap(\.priority).max() }

  /// How many threads and tasks wait for an instance: for tests.
  var waiterCount: Int {
    builders.map(\.waiterCount).reduce(0, +)
  }
}

/// Where is kept what a resolution builds.
struct Keeper {
  let slot: Slot
  let lifetime: Lifetime
  let cell: Cell?
}

// MARK: - Forgetting

extension Slot {
  /// Drops an instance that nobody should get any more, unless another took its place.
  func drop(_ instance: AnyBox, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    forget(instance, lifetime, arguments)
    var dropped = Dropped()
    dropped.append(instance: instance)
    dropped.letGo()
  }

  /// The same of one whose teardown is somebody else's business.
  func forget(_ instance: AnyBox, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    let cell = arguments.map { self.cell(lifetime, for: $0) }
    state.withLock { state in
      _ = state.change(lifetime) { kept in
        if let cell {
          if cell.once.kept === instance { kept.detach(cell) }
        } else if kept.withoutArguments.kept === instance {
          _ = kept.withoutArguments.drop()
        }
      }
      state.chooseQuickHit()
    }
    withExtendedLifetime(cell) {}
  }

  /// Takes out the instances of one lifetime, or of all. A build in progress will not be kept either.
  func takeInstances(of lifetime: Lifetime?) -> Dropped {
    state.withLock { drop(lifetime, &$0) }
  }

  /// Drops every instance of this factory, also those of graphs.
  func dropInstances() { change { _, _ in true } }

  /// Changes the layers and, if `change` says that instances are obsolete, drops them.
  ///
  /// - Parameter change: Puts what it takes out of the layers into its second argument.
  func change(_ change: (inout Layers, inout Dropped) -> Bool) {
    take(change).letGo()
    store.tellDependents()
  }

  @inline(never)
  private func take(_ change: (inout Layers, inout Dropped) -> Bool) -> Dropped {
    state.withLock { state in
      var dropped = Dropped()
      let before = state.plan
      if change(&state.layers, &dropped) {
        changes.add(1, ordering: .relaxed)
        dropped.add(drop(nil, &state))
      }
      state.plan = state.layers.plan
      state.chooseQuickHit()
      store.countLayered((state.plan == nil ? 0 : 1) - (before == nil ? 0 : 1))
      dropped.append(before as Any)
      return dropped
    }
  }

  /// Takes out layers of these kinds.
  func take(_ what: ResetOptions) -> Dropped {
    guard !state.withLock({ $0.layers.kinds.isDisjoint(with: what) }) else { return Dropped() }
    return take { $0.reset(what, &$1) }
  }

  private func drop(_ lifetime: Lifetime?, _ state: inout State) -> Dropped {
    var dropped = Dropped()
    for var instances in state.take(lifetime) { dropped.add(instances.dropAll()) }
    state.chooseQuickHit()
    return dropped
  }

  /// Forgets the arguments whose instance is gone or too old. Called before some are added.
  private func prune(_ lifetime: Lifetime) {
    let looked = state.withLock { $0.change(lifetime) { $0.cellsToPrune() } } ?? []
    let ended = looked.filter { $0.instance.current == nil }
    guard !ended.isEmpty else { return }
    var dropped = Dropped()
    for (_, instance) in ended { dropped.append(instance: instance) }
    state.withLock { state in
      state.change(lifetime) { kept in
        for (cell, _) in ended { kept.detach(cell) }
      }
    }
    dropped.letGo()
  }
}
