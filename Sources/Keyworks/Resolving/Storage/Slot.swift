internal import Synchronization

/// One factory in one container: the layers that decide what is built, and the cells that keep
/// it. Made once, it is there as long as its store.
///
/// A singleton also has a slot in the store of the process, for the instance that its
/// definition builds.
final class Slot: Findable, Sendable {
  let key: SlotKey
  var hash: UInt { key.hash }
  unowned let store: SlotStore
  let storeNumber: Int
  /// Counts what made instances obsolete, for those that no cell keeps.
  private let changes = Atomic(0)
  private let state = Guarded(State())

  private struct State {
    /// What most resolves come for: the instance of a cell without arguments, if to hand it out
    /// is to copy it.
    var plain: (lifetime: Lifetime, box: AnyBox)?
    /// What the layers make of a build that begins now; nil if the definition decides.
    var plan: Plan?
    var layers = Layers()
    /// The cell without arguments, and those of other lifetimes, if the property changes its own.
    var cell: Cell?
    var otherCells: [Lifetime: Cell] = [:]
    var cellsByArguments = ArgumentMap<Cell>()
    /// From how many cells by arguments on to look for some that are not needed.
    var pruneAt = leastPruned
    /// The slots of the same property with an `id:`.
    var slotsByID = ArgumentMap<Slot>()

    static var leastPruned: Int { 64 }

    var allCells: [Cell] {
      (cell.map { [$0] } ?? []) + otherCells.values + cellsByArguments.payloads
    }

    /// The cell of a lifetime for a call without arguments.
    subscript(lifetime: Lifetime) -> Cell? {
      get { cell?.lifetime == lifetime ? cell : otherCells[lifetime] }
      set {
        if cell?.lifetime == lifetime || cell == nil && newValue != nil {
          cell = newValue
        } else {
          otherCells[lifetime] = newValue
        }
      }
    }

    /// Hands out without a look at the cells what needs none. Who has a case for a variant needs
    /// one.
    mutating func choosePlain() {
      plain = nil
      guard plan?.caseTypes.isEmpty ?? true, let cell, let box = cell.once.kept, box.isPlain
      else { return }
      plain = (cell.lifetime, box)
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

  /// Nobody has built, and nobody builds.
  struct NotKept: Error {}

  /// The instance without arguments, if to hand it out is to copy it. It throws, since an optional
  /// of any type takes much longer.
  @inline(__always)
  func plainInstance<Value>(
    _ lifetime: Lifetime, as type: Value.Type
  ) throws(NotKept) -> Value {
    try state.withLock { state throws(NotKept) in
      guard let plain = state.plain, plain.lifetime == lifetime else { throw NotKept() }
      return plain.box.value(as: type)
    }
  }

  var plan: Plan? { state.withLock { $0.plan } }

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
  /// Takes what a cell keeps, or the duty to build it.
  ///
  /// - Parameter plan: What the caller goes by. If it is no longer in force nothing is claimed, and
  ///   the result is nil.
  func claim(
    _ lifetime: Lifetime, _ arguments: (any Arguments)?, expecting plan: Plan?,
    for resolution: Resolution, in frame: Frame
  ) -> Once.Claim? {
    let own = arguments.map { cell(lifetime, for: $0) }
    return state.withLock { state in
      let cell = own ?? state[lifetime] ?? Cell(of: self, lifetime, nil)
      guard state.plan === plan, cell.isAttached else { return nil }
      if own == nil { state[lifetime] = cell }
      let claim = cell.once.claim(for: resolution, in: frame)
      if case .mine = claim {
        resolution.cell = cell
        store.note(cell)
      }
      return claim
    }
  }

  /// The cell of a lifetime for a call with arguments. Runs a user's `==`.
  private func cell(_ lifetime: Lifetime, for arguments: any Arguments) -> Cell {
    prune()
    let new = Cell(of: self, lifetime, arguments)
    while true {
      let bucket = state.withLock { $0.cellsByArguments.bucket(for: arguments.hash) }
      let known = bucket.first { $0.payload.lifetime == lifetime && $0.arguments.equals(arguments) }
      if let known { return known.payload }
      if state.withLock({ $0.cellsByArguments.add(new, for: arguments, ifStill: bucket) }) {
        return new
      }
    }
  }

  /// Ends a build: keeps the instance, unless the build was overtaken, and hands the outcome to
  /// everybody who waits.
  func finish(
    _ resolution: Resolution, of cell: Cell, keeping instance: AnyBox?,
    outcome: Resolution.Outcome
  ) {
    state.withLock { state in
      guard cell.once.finish(resolution, keeping: instance) else { return }
      if instance == nil { detach(cell, &state) } else { state.choosePlain() }
    }
    resolution.end(outcome)
  }

  /// How many threads wait for an instance: for tests.
  var waiterCount: Int {
    let builders = state.withLock { $0.allCells.compactMap(\.once.builder) }
    return builders.map(\.waiterCount).reduce(0, +)
  }
}

// MARK: - Forgetting

/// What was taken out under a lock, for the caller to let go after it: the end of an
/// object is user code.
typealias Dropped = [Any]

extension Slot {
  /// Drops an instance that nobody should get any more, unless another took its place.
  func drop(_ instance: AnyBox, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    let cell = arguments.map { self.cell(lifetime, for: $0) } ?? state.withLock { $0[lifetime] }
    if let cell { drop(cell, ifStill: instance) }
  }

  /// Drops what one cell keeps; a build in progress will not be kept either.
  ///
  /// - Parameter instance: If it is given, another that took its place stays.
  func drop(_ cell: Cell, ifStill instance: AnyBox? = nil) {
    let dropped = state.withLock { state -> AnyBox? in
      if let instance, cell.once.kept !== instance { return nil }
      let dropped = cell.once.drop()
      detach(cell, &state)
      state.choosePlain()
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  /// Drops every instance of this factory.
  func dropInstances() { change { _, _ in true } }

  /// Changes the layers and, if `change` says that instances are obsolete, drops them.
  ///
  /// - Parameter change: Puts what it takes out of the layers into its second argument.
  func change(_ change: (inout Layers, inout Dropped) -> Bool) {
    let dropped = state.withLock { state -> Dropped in
      var dropped: Dropped = []
      let before = (kinds: state.layers.kinds, plan: state.plan)
      if change(&state.layers, &dropped) { dropAll(&state, &dropped) }
      state.plan = state.layers.plan
      state.choosePlain()
      store.note(self, layers: state.layers.kinds, since: before.kinds)
      store.countLayered((state.plan == nil ? 0 : 1) - (before.plan == nil ? 0 : 1))
      dropped.append(before)
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  /// Drops what all cells keep.
  private func dropAll(_ state: inout State, _ dropped: inout Dropped) {
    changes.add(1, ordering: .relaxed)
    let cells = state.allCells
    (state.cell, state.otherCells, state.cellsByArguments) = (nil, [:], ArgumentMap())
    state.pruneAt = State.leastPruned
    for cell in cells {
      cell.isAttached = false
      if let instance = cell.once.drop() { dropped.append(instance) }
      store.forget(cell)
    }
    dropped.append(cells)
  }

  /// Makes the slot forget a cell.
  private func detach(_ cell: Cell, _ state: inout State) {
    guard cell.isAttached else { return }
    cell.isAttached = false
    store.forget(cell)
    guard let arguments = cell.arguments else {
      state[cell.lifetime] = nil
      return
    }
    state.cellsByArguments.remove(cell, for: arguments)
    state.pruneAt = max(
      State.leastPruned, min(state.pruneAt, state.cellsByArguments.count * 2))
  }

  /// Forgets the cells of arguments whose instance is gone or too old. Called before one is added;
  /// looks only when their number has doubled.
  private func prune() {
    let looked = state.withLock { state -> [(cell: Cell, instance: AnyBox)]? in
      guard state.cellsByArguments.count >= state.pruneAt else { return nil }
      return state.cellsByArguments.payloads.compactMap { cell in
        cell.once.kept.map { (cell, $0) }
      }
    }
    guard let looked else { return }
    let ended = looked.filter { $0.instance.current == nil }
    state.withLock { state in
      for (cell, instance) in ended where cell.once.kept === instance {
        detach(cell, &state)
      }
      state.pruneAt = max(State.leastPruned, state.cellsByArguments.count * 2)
    }
  }
}
