internal import Synchronization

/// One factory in one container: the layers that decide what is built, and the cells
/// that keep it. Made once, it stays until its store goes.
///
/// A singleton also has a slot in the store of the process, for the instance that its
/// definition builds.
final class Slot: Cell, @unchecked Sendable {
  let key: SlotKey
  unowned(unsafe) let store: SlotStore
  private(set) var handout: Handout.Pointer!
  /// Counts what made instances obsolete, for those that no cell keeps.
  let generation = Atomic(0)

  // Guarded by the lock of the store.
  var layers = Layers()
  /// What the layers make of a build that begins now.
  private(set) var plan: Plan?
  /// The cells without arguments of other lifetimes, if the property changes its own.
  private(set) var otherCells: [Cell] = []
  var cellsByArguments = ArgumentMap<Cell>()
  /// The slots of the same property with an `id:`.
  private var slotsByID = ArgumentMap<Slot>()
  /// From how many cells by arguments on to look for some that are not needed.
  private var pruneAt = leastPruned
  /// The next slot with the same hash in the index of the store.
  var nextInIndex: Slot?

  private static var leastPruned: Int { 64 }

  init(key: SlotKey, store: SlotStore) {
    self.key = key
    self.store = store
    super.init(of: nil, .unique, nil)
    handout = .make(of: self)
  }

  deinit { handout.destroy() }

  /// The slot of the same property with this `id:`.
  func slot(for id: any Arguments) -> Slot {
    payload(for: id, in: \.slotsByID) { Slot(key: key, store: store) }
  }

  /// All cells, with arguments and without.
  var cells: [Cell] { [self] + otherCells + cellsByArguments.payloads }
}

// MARK: - Building

extension Slot {
  /// What a resolve finds in a cell.
  enum Claim {
    case kept(Cell, Instance)
    /// The caller builds, and then calls `finish`.
    case build(Cell, Plan?)
    /// This frame, further out on the thread that asks, is building it.
    case takenHere(Frame.Pointer)
    case takenElsewhere(Cell)
    /// The instance is the process's, not this container's.
    case processWide
  }

  /// Takes the instance for these arguments, or the right and the duty to build it.
  func claim(
    _ lifetime: Lifetime, _ arguments: (any Arguments)?, for frame: Frame.Pointer
  ) -> Claim {
    while true {
      let known = arguments.map { cell(lifetime, $0) }
      let claim = store.index.withLock { index -> Claim? in
        if lifetime.isSingleton, plan == nil, store !== Singletons.store { return .processWide }
        let cell = known ?? cell(lifetime)
        guard cell.isAttached else { return nil }
        if let instance = cell.instance { return .kept(cell, instance) }
        if let builder = cell.builder {
          let isHere = builder.pointee.thread == frame.pointee.thread
          return isHere ? .takenHere(builder) : .takenElsewhere(cell)
        }
        cell.builder = frame
        index.note(cell)
        return .build(cell, plan)
      }
      if let claim { return claim }
    }
  }

  /// The cell of a lifetime for a call without arguments. Under the lock of the store.
  private func cell(_ lifetime: Lifetime) -> Cell {
    if self.lifetime.isUnique { self.lifetime = lifetime }
    if self.lifetime == lifetime { return self }
    if let known = otherCells.first(where: { $0.lifetime == lifetime }) { return known }
    let cell = Cell(of: self, lifetime, nil)
    otherCells.append(cell)
    return cell
  }

  /// The cell of a lifetime for a call with arguments.
  private func cell(_ lifetime: Lifetime, _ arguments: any Arguments) -> Cell {
    prune()
    return payload(for: arguments, in: \.cellsByArguments) {
      $0.lifetime == lifetime
    } make: {
      Cell(of: self, lifetime, arguments)
    }
  }

  /// Ends the build of `frame`: keeps the instance, unless the build was overtaken,
  /// and hands the outcome to everybody who waited for it.
  func finish(
    _ cell: Cell, _ frame: Frame.Pointer, keeping instance: Instance?, outcome: Outcome
  ) {
    let isWaitedFor = store.index.withLock { index in
      if cell.builder == frame {
        cell.builder = nil
        cell.instance = instance
        if let instance {
          if cell === self, instance.isPlain { handout.publish(instance.holder, lifetime) }
        } else if cell.arguments != nil {
          detach(cell)
          index.forget(cell)
        }
      }
      return frame.pointee.waiters != nil
    }
    if isWaitedFor { Waiter.wake(at: frame, with: outcome) }
  }

  /// Queues up for the instance that somebody else builds.
  func wait(for cell: Cell, _ frame: Frame.Pointer) -> Waiter.Result {
    Waiter.wait(on: frame.pointee.thread) { waiter in
      store.index.withLock { _ in
        cell.builder.map { Waiter.queue(waiter, at: $0) } ?? .nobodyBuilds
      }
    }
  }
}

// MARK: - Forgetting

extension Slot {
  /// Forgets the cells of arguments whose instance is gone or too old. Called before one
  /// is added; looks only when their number has doubled.
  private func prune() {
    let looked = store.index.withLock { _ -> [(cell: Cell, instance: Instance?)] in
      cellsByArguments.count < pruneAt ? [] : cellsByArguments.payloads.map { ($0, $0.instance) }
    }
    guard !looked.isEmpty else { return }
    let ended = looked.filter { $0.instance?.isOver ?? true }
    store.index.withLock { index in
      for (cell, instance) in ended
      where cell.builder == nil && cell.instance?.holder === instance?.holder {
        detach(cell)
        index.forget(cell)
      }
      pruneAt = max(Self.leastPruned, cellsByArguments.count * 2)
    }
  }

  /// Makes the slot forget a cell for arguments. Under the lock of the store.
  private func detach(_ cell: Cell) {
    guard let arguments = cell.arguments, cell.isAttached else { return }
    cell.isAttached = false
    cellsByArguments.remove(arguments, cell)
    pruneAt = max(Self.leastPruned, min(pruneAt, cellsByArguments.count * 2))
  }
}

// MARK: - Dropping

/// What was taken out under a lock, for the caller to let go after it: the end of an
/// object is user code.
typealias Dropped = [AnyObject]

extension Slot {
  /// Drops what one cell keeps; a build in progress will not be kept either. Under the
  /// lock of the store.
  func drop(_ cell: Cell) -> AnyObject? {
    detach(cell)
    return cell.clear()
  }

  /// Drops an instance that nobody should get any more, unless another took its place.
  func drop(_ cell: Cell, ifStill instance: Instance) {
    let dropped = store.index.withLock { _ in
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
    store.index.withLock { index in
      let kinds = layers.kinds
      var dropped: Dropped = []
      if change(&layers, &dropped) {
        generation.add(1, ordering: .relaxed)
        let forgotten = exchange(&cellsByArguments, with: ArgumentMap()).payloads
        for cell in forgotten {
          cell.isAttached = false
          index.forget(cell)
        }
        pruneAt = Self.leastPruned
        dropped += ([self] + otherCells + forgotten).compactMap { $0.clear() }
        dropped += forgotten
      }
      plan.map { dropped.append($0) }
      plan = layers.plan
      handout.plan = plan
      if layers.kinds != kinds {
        store.set(.layered, to: index.note(self, layers: layers.kinds))
      }
      return dropped
    }
  }
}
