internal import Synchronization

/// One factory in one container: the layers that decide what is built, and the cells
/// that keep it. Made once, it stays until its store goes.
///
/// A singleton also has a slot in the store of the process, for the instance that its
/// definition builds.
final class Slot {
  struct State {
    var layers = Layers()
    /// The cells without arguments: one, unless a property changes its lifetime.
    var cells: [Cell] = []
    var cellsByArguments = ArgumentMap<Cell>()
    /// The slots of the same property with an `id:`.
    var slotsByID = ArgumentMap<Slot>()
    /// Counts what made instances obsolete, for those that no cell keeps.
    var generation = 0
    /// From how many cells by arguments on to look for some that are not needed.
    var pruneAt = leastPruned
    static var leastPruned: Int { 64 }
  }

  let key: SlotKey
  unowned(unsafe) let store: SlotStore
  let state = Guarded(State())
  /// The slot of the same singleton in the store of the process, once it is known.
  let processWide = Atomic<Unmanaged<Slot>?>(nil)

  init(key: SlotKey, store: SlotStore) {
    self.key = key
    self.store = store
  }

  /// The slot of the same property with this `id:`.
  func slot(for id: any Arguments) -> Slot {
    state.payload(for: id, in: \.slotsByID) { Slot(key: key, store: store) }
  }
}

// SAFETY: what varies is in `state` or atomic. The store owns the slot, so it outlives it.
extension Slot: @unchecked Sendable {}

extension Slot {
  /// What a build that begins now does.
  var plan: Plan? { state.withLock(\.layers.plan) }
}

// MARK: - Finding a cell

extension Slot {
  /// The cell of a lifetime, for a call with or without arguments.
  func cell(_ lifetime: Lifetime, _ arguments: (any Arguments)?) -> Cell {
    guard let arguments else {
      return state.withLock { state in
        if let known = state.cells.first(where: { $0.lifetime == lifetime }) { return known }
        let cell = Cell(slot: self, lifetime: lifetime, arguments: nil)
        state.cells.append(cell)
        return cell
      }
    }
    prune()
    return state.payload(for: arguments, in: \.cellsByArguments) {
      $0.lifetime == lifetime
    } make: {
      Cell(slot: self, lifetime: lifetime, arguments: arguments)
    }
  }

  /// Forgets the cells of arguments whose instance is gone or too old. Called before one
  /// is added; looks only when their number has doubled.
  private func prune() {
    let looked = state.withLock { state -> [(cell: Cell, instance: Instance?)] in
      let cells = state.cellsByArguments
      return cells.count < state.pruneAt ? [] : cells.payloads.map { ($0, $0.instance) }
    }
    guard !looked.isEmpty else { return }
    let ended = looked.filter { $0.instance?.isOver ?? true }
    let forgotten = state.withLock { state in
      let forgotten = ended.filter { cell, instance in
        cell.builder == nil && cell.instance?.holder === instance?.holder
      }.map(\.cell)
      for cell in forgotten { detach(cell, in: &state) }
      state.pruneAt = max(State.leastPruned, state.cellsByArguments.count * 2)
      return forgotten
    }
    store.forget(forgotten)
  }

  /// Makes the slot forget a cell for arguments.
  private func detach(_ cell: Cell, in state: inout State) {
    guard let arguments = cell.arguments, cell.isAttached else { return }
    cell.isAttached = false
    state.cellsByArguments.remove(arguments, cell)
    state.pruneAt = max(State.leastPruned, min(state.pruneAt, state.cellsByArguments.count * 2))
  }
}

// MARK: - Building

extension Slot {
  /// What a resolve finds in a cell.
  enum Claim {
    case kept(Instance)
    /// The caller builds, and then calls `finish`.
    case build(Plan?)
    /// This frame, further out on the thread that asks, is building it.
    case takenHere(Frame.Pointer)
    case takenElsewhere
    /// The instance is the process's, not this container's.
    case processWide
    /// The cell was forgotten in between.
    case tryAgain
  }

  /// Takes the instance of a cell, or the right and the duty to build it.
  func claim(_ cell: Cell, for frame: Frame.Pointer) -> Claim {
    state.withLock { state in
      let plan = state.layers.plan
      if cell.lifetime.isSingleton, plan == nil, store !== Singletons.store {
        return .processWide
      }
      guard cell.isAttached else { return .tryAgain }
      if let instance = cell.instance { return .kept(instance) }
      if let builder = cell.builder {
        let isHere = builder.pointee.thread == frame.pointee.thread
        return isHere ? .takenHere(builder) : .takenElsewhere
      }
      cell.builder = frame
      store.note(cell)
      return .build(plan)
    }
  }

  /// Ends the build of `frame`: keeps the instance, unless the build was overtaken,
  /// and hands the outcome to everybody who waited for it.
  func finish(
    _ cell: Cell, _ frame: Frame.Pointer, keeping instance: Instance?, outcome: Outcome
  ) {
    let (isWaitedFor, isForgotten) = state.withLock { state in
      let isForgotten = cell.builder == frame && instance == nil && cell.arguments != nil
      if cell.builder == frame {
        cell.builder = nil
        cell.instance = instance
        if isForgotten { detach(cell, in: &state) }
      }
      return (frame.pointee.waiters != nil, isForgotten)
    }
    if isForgotten { store.forget([cell]) }
    if isWaitedFor { Waiter.wake(at: frame, with: outcome) }
  }

  /// Queues up for the instance that somebody else builds.
  func wait(for cell: Cell, _ frame: Frame.Pointer) -> Waiter.Result {
    Waiter.wait(on: frame.pointee.thread) { waiter in
      state.withLock { _ in
        cell.builder.map { Waiter.queue(waiter, at: $0) } ?? .nobodyBuilds
      }
    }
  }
}

// MARK: - Dropping

/// What was taken out under a lock, for the caller to let go after it: the end of an
/// object is user code.
typealias Dropped = [AnyObject]

extension Slot {
  /// Drops what one cell keeps; a build in progress will not be kept either.
  func drop(_ cell: Cell) -> Dropped {
    state.withLock { state in
      detach(cell, in: &state)
      return [cell.clear()].compactMap(\.self)
    }
  }

  /// Drops an instance that nobody should get any more, unless another took its place.
  func drop(_ cell: Cell, ifStill instance: Instance) {
    let dropped = state.withLock { _ in
      cell.instance?.holder === instance.holder ? cell.clear() : nil
    }
    withExtendedLifetime(dropped) {}
  }

  /// Drops every instance of this factory.
  func dropInstances() {
    let dropped = change { _, _ in true }
    withExtendedLifetime(dropped) {}
  }

  /// Changes the layers and, if `change` says that instances are obsolete, drops them.
  ///
  /// - Parameter change: Puts what it takes out of the layers into its second argument.
  func change(_ change: (inout Layers, inout Dropped) -> Bool) -> Dropped {
    var forgotten = ArgumentMap<Cell>()
    let dropped = state.withLock { state in
      let kinds = state.layers.kinds
      var dropped: Dropped = []
      if change(&state.layers, &dropped) {
        state.generation += 1
        swap(&forgotten, &state.cellsByArguments)
        state.pruneAt = State.leastPruned
        for cell in forgotten.payloads { cell.isAttached = false }
        dropped += (state.cells + forgotten.payloads).compactMap { $0.clear() }
      }
      if state.layers.kinds != kinds { store.note(self, layers: state.layers.kinds) }
      return dropped
    }
    store.forget(forgotten.payloads)
    return withExtendedLifetime(forgotten) { dropped }
  }
}

// MARK: - The short way

extension Slot {
  /// The box that is kept for a factory without arguments, if its value needs no more
  /// than to be copied.
  ///
  /// If there is one the lock stays held, so that nobody drops the box: the caller
  /// copies the value, which runs no user code, and calls `closeKept`.
  @inline(__always)
  func openKept(_ lifetime: Lifetime) -> AnyObject? {
    let state = state.lock()
    if let cell = state.pointee.cells.first, cell.lifetime == lifetime, !lifetime.isWeak,
      let instance = cell.instance, instance.expiry == nil
    {
      return instance.holder
    }
    self.state.unlock()
    return nil
  }

  @inline(__always)
  func closeKept() { state.unlock() }
}
