/// One factory in one container: the layers that decide how it builds, and its cached instances.
/// Once created, a slot lives as long as its store; those of a graph live as long as the graph.
///
/// A singleton also has a slot in the store of the process, for the instance that its definition
/// builds.
package final class Slot: Findable, Sendable {
  package let key: SlotKey
  var hash: UInt { key.hash }
  package unowned let store: SlotStore
  package let storeNumber: Int
  /// Counts the changes that made instances obsolete, for the instances in graphs.
  private let changes = AtomicWord(0)
  private let state = Guarded(State())

  private struct State {
    /// The instance that most resolves want: the one without arguments, if copying it is enough.
    var hit: (lifetime: Lifetime, box: AnyBox)?
    var layers = Layers()
    /// The instances cached with the lifetime of the property, and those cached with other
    /// lifetimes, if the property changes its own.
    private var kept: SlotInstances?
    private var keptOtherwise: [SlotInstances] = []
    /// The slots of the same property with an `id:`.
    var slotsByID = ArgumentMap<Slot>()

    /// The cells for arguments with the same hash.
    func bucket(_ lifetime: Lifetime, _ arguments: any Arguments) -> ArgumentMap<Cell>.Bucket {
      // Not the instances as a whole, which would be copied.
      if kept?.lifetime == lifetime { return kept?.cells.bucket(for: arguments.hash) ?? [] }
      let other = keptOtherwise.first { $0.lifetime == lifetime }
      return other?.cells.bucket(for: arguments.hash) ?? []
    }

    /// Changes the instances cached with a lifetime, if there are any. They are taken out
    /// meanwhile, so that the change copies nothing.
    mutating func change<Result>(
      _ lifetime: Lifetime, _ change: (inout SlotInstances) -> Result
    ) -> Result? {
      guard var instances = remove(lifetime) else { return nil }
      defer { insert(instances) }
      return change(&instances)
    }

    private mutating func insert(_ instances: SlotInstances) {
      if kept == nil { kept = instances } else { keptOtherwise.append(instances) }
    }

    private mutating func remove(_ lifetime: Lifetime) -> SlotInstances? {
      if kept?.lifetime == lifetime { return kept.take() }
      let index = keptOtherwise.firstIndex { $0.lifetime == lifetime }
      return index.map { keptOtherwise.remove(at: $0) }
    }

    /// Removes and returns the instances of this lifetime; without one, of any that is left.
    mutating func take(_ lifetime: Lifetime?) -> SlotInstances? {
      if let lifetime { return remove(lifetime) }
      return kept.take() ?? (keptOtherwise.isEmpty ? nil : keptOtherwise.removeLast())
    }

    /// The instances of all lifetimes.
    var all: [SlotInstances] { kept.map { [$0] + keptOtherwise } ?? keptOtherwise }

    var builders: [Resolution] { keptOtherwise.reduce(kept?.builders ?? []) { $0 + $1.builders } }

    /// Prepares for caching instances with a lifetime.
    mutating func begin(_ lifetime: Lifetime) {
      if kept?.lifetime == lifetime || keptOtherwise.contains(where: { $0.lifetime == lifetime }) {
        return
      }
      insert(SlotInstances(lifetime))
    }

    mutating func claimFirst(
      _ lifetime: Lifetime, for resolution: Resolution, in frame: Frame
    ) -> Bool {
      guard layers.isEmpty, kept == nil, keptOtherwise.isEmpty else { return false }
      var first = SlotInstances(lifetime)
      _ = first.withoutArguments.claim(for: resolution, in: frame)
      kept = first
      return true
    }

    /// Chooses the instance that can be handed out without looking at the others. If the factory
    /// has a case for a variant, there is none.
    mutating func chooseHit() {
      hit = nil
      guard let box = kept?.withoutArguments.kept, box.isReady, let lifetime = kept?.lifetime,
        layers.plan?.caseTypes.isEmpty ?? true
      else { return }
      hit = (lifetime, box)
    }
  }

  init(_ key: SlotKey, in store: SlotStore) {
    self.key = key
    self.store = store
    storeNumber = store.number
  }

  /// The current generation. Instances built in another generation are obsolete.
  var generation: Int {
    changes.load() &+ store.resets.load()
  }

  /// The instance without arguments, if copying it is enough. It throws, because returning an
  /// optional of a generic type takes much longer.
  @inline(__always)
  func hit<Value>(
    _ lifetime: Lifetime, as type: Value.Type
  ) throws(NoHit) -> Value {
    try state.withLock { state throws(NoHit) in
      guard let hit = state.hit, hit.lifetime == lifetime else { throw NoHit() }
      // SAFETY: callers find the slot by a key for this type.
      return unsafe hit.box.value(as: type)
    }
  }

  /// The same for a weak lifetime.
  func weakHit<Value>(_ lifetime: Lifetime, as type: Value.Type) throws(NoHit) -> Value {
    guard let box = box(lifetime, nil) else { throw NoHit() }
    // SAFETY: callers find the slot by a key for this type, and a weak lifetime has one class of
    // boxes that are ready.
    return try unsafe trusted(box, as: WeakBox<Value>.self).value
  }

  /// The instance for these arguments in its box, if copying it is enough. Runs a user's `==`.
  func hitBox(_ lifetime: Lifetime, _ arguments: (any Arguments)?) -> AnyBox? {
    let box = box(lifetime, arguments)
    return lifetime.isWeak ? box?.current : box
  }

  private func box(_ lifetime: Lifetime, _ arguments: (any Arguments)?) -> AnyBox? {
    guard let arguments else {
      return state.withLock { state in
        state.hit.flatMap { $0.lifetime == lifetime ? $0.box : nil }
      }
    }
    let bucket = state.withLock { $0.bucket(lifetime, arguments) }
    guard let cell = bucket.first(where: { $0.arguments.equals(arguments) })?.payload else {
      return nil
    }
    return state.withLock { _ in cell.hit }
  }

  /// The plan of a build that begins now, or nil if the definition decides.
  var plan: Plan? { state.withLock { $0.layers.plan } }

  /// The registrations for these variants, the oldest first. Comparing them runs user code.
  func registrations(for variants: [VariantValue]) -> [Layer] {
    state.withLock { $0.layers.registrations(near: variants) }
      .filter { $0.content.variants.areSame(as: variants) }.inOrder { $0.number < $1.number }
  }

  /// The lifetimes with which it may cache instances.
  var lifetimes: [Lifetime] { state.withLock { $0.all.map(\.lifetime) } }

  /// The slots of the same property with an `id:`.
  var slotsByID: [Slot] { state.withLock { $0.slotsByID.payloads } }

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

/// The short way has nothing to hand out: no instance is cached, or the instance is gone, may
/// expire, is under construction, or has another lifetime. The long way decides.
@usableFromInline struct NoHit: Error {}

// MARK: - Building

extension Slot {
  /// Returns the cached instance, or claims the right to build it.
  ///
  /// - Parameters:
  ///   - plan: The plan that the caller follows.
  ///   - isCurrent: Whether the caller may still use the slot.
  /// - Returns: Nil if the slot or its plan has changed, or the cell was forgotten. The caller then
  ///   looks again.
  func claim(
    _ lifetime: Lifetime, _ arguments: (any Arguments)?, expecting plan: Plan?,
    if isCurrent: @autoclosure () -> Bool, for resolution: Resolution, in frame: Frame
  ) -> Once.Claim? {
    let cell = arguments.map { self.cell(lifetime, for: $0) }
    return state.withLock { state in
      guard state.layers.plan === plan, cell?.isAttached ?? true, isCurrent() else { return nil }
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

  /// Claims the right to build the instance, if the slot has neither layers nor instances, and
  /// nobody builds.
  func claimFirst(_ lifetime: Lifetime, for resolution: Resolution, in frame: Frame) -> Bool {
    state.withLock { state in
      guard state.claimFirst(lifetime, for: resolution, in: frame) else { return false }
      resolution.keeper = Keeper(slot: self, lifetime: lifetime, cell: nil)
      return true
    }
  }

  /// The cell for these arguments. Runs a user's `==`.
  private func cell(_ lifetime: Lifetime, for arguments: any Arguments) -> Cell {
    prune(lifetime)
    let new = Cell(arguments)
    while true {
      let bucket = state.withLock { state in
        state.begin(lifetime)
        return state.bucket(lifetime, arguments)
      }
      if let known = bucket.first(where: { $0.arguments.equals(arguments) }) {
        return known.payload
      }
      let isAdded = state.withLock { state in
        state.change(lifetime) { $0.cells.add(new, for: arguments, ifStill: bucket) }
      }
      if isAdded == true { return new }
    }
  }

  /// Ends a build, and caches the instance, unless the build was overtaken.
  func finish(_ resolution: Resolution, _ keeper: Keeper, keeping instance: AnyBox?) {
    let isKept = state.withLock { state in
      guard let cell = keeper.cell else {
        let isKept = state.change(keeper.lifetime) {
          $0.withoutArguments.finish(resolution, keeping: instance)
        }
        state.chooseHit()
        return isKept ?? false
      }
      let isKept = cell.once.finish(resolution, keeping: instance) && cell.isAttached
      if instance == nil { state.change(keeper.lifetime) { $0.detach(cell) } }
      return isKept
    }
    if !isKept { store.end(resolution) }
    // Only the waiters receive it.
    if !isKept, keeper.lifetime.isKept, let instance { Dropped.letGo(ofInstances: [instance]) }
  }

  /// The builds in progress, for callers that may wait for them.
  var builders: [Resolution] {
    state.withLock { state in
      let builders = state.builders
      for build in builders { build.mayBeAwaited() }
      return builders
    }
  }
}

/// Where the instance of a resolve is cached.
package struct Keeper {
  package let slot: Slot
  package let lifetime: Lifetime
  package let cell: Cell?
}

// MARK: - Forgetting

extension Slot {
  /// Drops an instance that must not be handed out again, unless another one has replaced it.
  func drop(_ instance: AnyBox, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    let cell = arguments.map { self.cell(lifetime, for: $0) }
    forget(Keeper(slot: self, lifetime: lifetime, cell: cell)) { $0 === instance }
    Dropped.letGo(ofInstances: [instance])
  }

  /// Drops the instance if it is the one that is meant, without telling its attachments.
  package func forget(_ keeper: Keeper, if isMeant: (AnyBox) -> Bool) {
    let cell = keeper.cell
    let old = state.withLock { state in
      defer { state.chooseHit() }
      return state.change(keeper.lifetime) { kept -> AnyBox? in
        guard cell?.isAttached ?? true, let old = (cell?.once ?? kept.withoutArguments).kept,
          isMeant(old)
        else { return nil }
        if let cell { kept.detach(cell) } else { _ = kept.withoutArguments.drop() }
        return old
      }
    }
    withExtendedLifetime(old) {}
  }

  /// Drops the instances of one lifetime, or of all. Builds in progress will not be cached either.
  func dropInstances(of lifetime: Lifetime?, _ dropped: inout Dropped) {
    state.withLock { drop(lifetime, &$0, &dropped) }
  }

  /// Drops every instance of this factory, including those in graphs.
  package func dropInstances() { change { _ in Layers.Change(isObsoleting: true) } }

  /// Changes the layers, and drops the instances that this makes obsolete.
  func change(_ change: (inout Layers) -> Layers.Change) {
    var dropped = Dropped()
    apply(change, &dropped)
    dropped.letGo()
    store.noteChange()
  }

  @inline(never)
  private func apply(_ change: (inout Layers) -> Layers.Change, _ dropped: inout Dropped) {
    state.withLock { state in
      let wasEmpty = state.layers.isEmpty
      let change = change(&state.layers)
      if change.isObsoleting {
        changes.add(1)
        drop(nil, &state, &dropped)
      }
      store.countLayered((wasEmpty ? 1 : 0) - (state.layers.isEmpty ? 1 : 0))
      if !change.removed.isEmpty || change.plan != nil { dropped.append(change) }
    }
  }

  /// Removes layers of these kinds.
  func removeLayers(_ what: ResetOptions, _ dropped: inout Dropped) {
    if state.withLock(\.layers.isEmpty) { return }
    apply({ $0.reset(what) }, &dropped)
  }

  private func drop(_ lifetime: Lifetime?, _ state: inout State, _ dropped: inout Dropped) {
    while var instances = state.take(lifetime) {
      for build in instances.builders { store.begin(build) }
      instances.dropAll(&dropped)
    }
    state.chooseHit()
  }

  /// Forgets arguments whose instance is gone or too old. Called before new ones are added.
  private func prune(_ lifetime: Lifetime) {
    let looked = state.withLock { $0.change(lifetime) { $0.cellsToPrune() } } ?? []
    let ended = looked.filter { $0.instance.current == nil }
    if ended.isEmpty { return }
    state.withLock { state in
      _ = state.change(lifetime) { kept in
        for (cell, _) in ended { kept.detach(cell) }
      }
    }
    Dropped.letGo(ofInstances: ended.map(\.instance))
  }
}
