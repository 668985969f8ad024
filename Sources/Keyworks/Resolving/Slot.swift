internal import KeyworksThreads
internal import Synchronization

/// One factory in one container: the layers that decide what is built, and the cells
/// that keep it. Made once, it stays where it is until its store goes.
///
/// A singleton also has a slot in the store of the process, for the instance that its
/// definition builds.
struct Slot: ~Copyable {
  typealias Pointer = UnsafeMutablePointer<Slot>

  let key: SlotKey
  /// Of the key, for the index of the store and for what keeps.
  let digest: SlotKey.Digest
  fileprivate let owner: Unmanaged<SlotStore>
  /// Counts what made instances obsolete, for those that no cell keeps.
  let generation = Atomic(0)
  /// What most resolves come for.
  var handout = Handout()

  // Guarded by the lock of the store.
  /// The cell without arguments, and where it is.
  fileprivate var cell: Cell
  fileprivate let mainCell: Cell.Pointer
  /// Where that cell has its instance, until somebody needs more of it than a copy.
  fileprivate var room = Room()
  fileprivate let mainRoom: Room.Pointer
  /// What the layers make of a build that begins now.
  fileprivate(set) var plan: Plan?
  fileprivate var annex: Annex?
  /// The next slot with the same hash in the index of the store.
  var nextInIndex: Pointer?

  /// What few slots have.
  fileprivate final class Annex {
    var layers = Layers()
    /// The cells without arguments of other lifetimes, if the property changes its own.
    var otherCells: [OwnCell] = []
    var cellsByArguments = ArgumentMap<OwnCell>()
    /// From how many cells by arguments on to look for some that are not needed.
    var pruneAt = leastPruned
    /// The slots of the same property with an `id:`.
    var slotsByID = ArgumentMap<OwnSlot>()

    static var leastPruned: Int { 64 }
  }

  private init(
    at place: Pointer, _ mainCell: Cell.Pointer, _ mainRoom: Room.Pointer, key: SlotKey,
    _ digest: SlotKey.Digest, store: SlotStore
  ) {
    self.key = key
    self.digest = digest
    owner = .passUnretained(store)
    cell = Cell(of: place, .unique)
    self.mainCell = mainCell
    self.mainRoom = mainRoom
  }

  static func make(
    at place: Pointer, key: SlotKey, _ digest: SlotKey.Digest, store: SlotStore
  ) {
    // Taken once: to take it again would be an access to all of the slot.
    let mainCell = withUnsafeMutablePointer(to: &place.pointee.cell) { $0 }
    let mainRoom = withUnsafeMutablePointer(to: &place.pointee.room) { $0 }
    place.initialize(to: Slot(at: place, mainCell, mainRoom, key: key, digest, store: store))
  }

  deinit { mainRoom.destroy() }

  var store: SlotStore { owner._withUnsafeGuaranteedRef { $0 } }
}

// SAFETY, for every pointer to a slot: a store makes its slots in memory that it keeps, or
// keeps an owner, for as long as it lives, and who uses a slot has hold of the store. What
// varies in a slot is atomic or guarded by the lock of its handout or of the store.
extension UnsafeMutablePointer where Pointee == Slot {
  /// Runs `body` under the lock of the store.
  func withLock<Result>(_ body: (inout SlotIndex) -> Result) -> Result {
    pointee.owner._withUnsafeGuaranteedRef { $0.index.withLock(body) }
  }

  /// Ends the slot, with what owns it.
  func destroy() {
    // Most hold nothing but an instance in the room, and to end one takes a look at each property.
    let isPlain = pointee.plan == nil && pointee.annex == nil && !mainCell.pointee.holdsObjects
    if isPlain { room.destroy() } else { deinitialize(count: 1) }
  }

  private var annex: Slot.Annex {
    if let annex = pointee.annex { return annex }
    let annex = Slot.Annex()
    pointee.annex = annex
    return annex
  }

  /// The slot of the same property with this `id:`.
  func slot(for id: any Arguments) -> Slot.Pointer {
    payload(for: id, in: \.slotsByID) { OwnSlot(like: self) }.slot
  }

  /// All cells, with arguments and without. Under the lock of the store.
  var cells: [Cell.Pointer] {
    [mainCell] + (pointee.annex?.otherCells.map(\.cell) ?? [])
      + (pointee.annex?.cellsByArguments.payloads.map(\.cell) ?? [])
  }

  private var mainCell: Cell.Pointer { pointee.mainCell }
  private var room: Room.Pointer { pointee.mainRoom }

  /// Returns what `isWanted` and belongs to `arguments` in the map at `path`, or adds
  /// `make()`.
  ///
  /// All callers with equal arguments get the same object.
  private func payload<Payload>(
    for arguments: any Arguments,
    in path: ReferenceWritableKeyPath<Slot.Annex, ArgumentMap<Payload>>,
    where isWanted: (Payload) -> Bool = { _ in true }, make: () -> Payload
  ) -> Payload {
    var made: Payload?
    while true {
      let head = withLock { _ in annex[keyPath: path].head(for: arguments.hash) }
      if let known = head?.find(arguments, where: isWanted) { return known }
      let new = made ?? make()
      made = new
      let isAdded = withLock { _ in
        guard annex[keyPath: path].head(for: arguments.hash) === head else { return false }
        annex[keyPath: path].add(arguments, new)
        return true
      }
      if isAdded { return new }
    }
  }
}

// MARK: - Building

extension UnsafeMutablePointer where Pointee == Slot {
  /// Takes the instance for these arguments, or the right and the duty to build it.
  func claim(
    _ lifetime: Lifetime, _ arguments: (any Arguments)?, for frame: Frame.Pointer
  ) -> Slot.Claim {
    while true {
      let own = arguments.map { ownCell(lifetime, $0) }
      let isOfProcess = lifetime.isSingleton && pointee.store.singletons != nil
      // Asked before, since a user's `==` may have to say which variants are in force.
      let known = isOfProcess ? self.plan : nil
      let decides = known?.decides(frame.pointee.place) == true
      let claim = withLock { index -> Slot.Claim? in
        leaveRoom()
        let plan = pointee.plan
        if isOfProcess {
          guard plan === known else { return nil }
          if !decides { return .processWide }
        }
        let cell = own?.cell ?? cell(lifetime)
        guard cell.pointee.isAttached else { return nil }
        if let instance = cell.pointee.instance { return .kept(cell, own, instance) }
        if let builder = cell.pointee.builder {
          let isHere = builder.pointee.thread == frame.pointee.thread
          return isHere ? .takenHere(builder) : .takenElsewhere(cell, own)
        }
        cell.begin(frame)
        index.note(cell)
        return .build(cell, plan)
      }
      if let claim { return claim }
    }
  }

  /// Takes the duty to build the instance for a call without arguments, if that is all
  /// there is to it: no layer, no instance, nobody who builds. Under the lock of the store.
  func claimPlainly(
    _ lifetime: Lifetime, _ frame: Frame.Pointer, _ index: inout SlotIndex
  ) -> Bool {
    if pointee.cell.lifetime.isUnique { pointee.cell.lifetime = lifetime }
    guard pointee.cell.lifetime == lifetime, pointee.plan == nil, !pointee.digest.isOfFunction,
      pointee.cell.instance == nil, room.pointee.isEmpty, pointee.cell.builder == nil
    else { return false }
    pointee.cell.builder = frame
    index.note(mainCell)
    return true
  }

  /// Keeps what was built after a plain claim.
  func keep<Value>(_ value: Value, _ frame: Frame.Pointer) {
    let box = Room.fits(Value.self) ? nil : Box.make(value)
    let isWaitedFor = withLock { _ in
      if mainCell.pointee.builder == frame {
        mainCell.pointee.builder = nil
        if let box {
          mainCell.pointee.instance = Instance(hold: .strong(box), expiry: nil)
        } else {
          room.put(value)
        }
        publish(box?.address ?? room.address, mainCell.pointee.lifetime)
      }
      return frame.pointee.waiters != nil
    }
    if isWaitedFor { Waiter.wake(at: frame, with: .value(box ?? Box.make(value))) }
  }

  /// Moves an instance out of the room, for who will hold it. Under the lock of the store.
  private func leaveRoom() {
    guard !room.pointee.isEmpty else { return }
    withdraw()
    guard let box = room.moveToBox() else { return }
    mainCell.pointee.instance = Instance(hold: .strong(box), expiry: nil)
    publish(box.address, mainCell.pointee.lifetime)
  }

  /// The cell of a lifetime for a call without arguments. Under the lock of the store.
  private func cell(_ lifetime: Lifetime) -> Cell.Pointer {
    if pointee.cell.lifetime.isUnique { pointee.cell.lifetime = lifetime }
    if pointee.cell.lifetime == lifetime { return mainCell }
    let known = annex.otherCells.first { $0.cell.pointee.lifetime == lifetime }
    if let known { return known.cell }
    let own = OwnCell(of: self, lifetime, nil)
    annex.otherCells.append(own)
    return own.cell
  }

  /// The cell of a lifetime for a call with arguments.
  private func ownCell(_ lifetime: Lifetime, _ arguments: any Arguments) -> OwnCell {
    prune()
    return payload(for: arguments, in: \.cellsByArguments) {
      $0.cell.pointee.lifetime == lifetime
    } make: {
      OwnCell(of: self, lifetime, arguments)
    }
  }

  /// Ends the build of `frame`: keeps the instance, unless the build was overtaken,
  /// and hands the outcome to everybody who waited for it.
  func finish(
    _ cell: Cell.Pointer, _ frame: Frame.Pointer, keeping instance: Instance?, outcome: Outcome
  ) {
    var owner: OwnCell?
    let isWaitedFor = withLock { index in
      let isOvertaken = cell.pointee.builder != frame
      owner = cell.end(frame)
      if !isOvertaken {
        cell.pointee.instance = instance
        if let instance {
          if cell == mainCell, let box = instance.plainBox {
            publish(box.address, cell.pointee.lifetime)
          }
        } else if cell.pointee.arguments != nil {
          detach(cell, &index)
        }
      }
      return frame.pointee.waiters != nil
    }
    if isWaitedFor { Waiter.wake(at: frame, with: outcome) }
    withExtendedLifetime(owner) {}
  }

  /// Queues up for the instance that somebody else builds.
  func wait(for cell: Cell.Pointer, _ frame: Frame.Pointer) -> Waiter.Result {
    Waiter.wait(on: frame.pointee.thread) { waiter in
      withLock { _ in cell.pointee.builder.map { Waiter.queue(waiter, at: $0) } ?? .nobodyBuilds }
    }
  }
}

extension Slot {
  /// What a resolve finds in a cell.
  enum Claim {
    /// The owner is held for as long as the caller uses the cell.
    case kept(Cell.Pointer, OwnCell?, Instance)
    /// The caller builds, and then calls `finish`.
    case build(Cell.Pointer, Plan?)
    /// This frame, further out on the thread that asks, is building it.
    case takenHere(Frame.Pointer)
    /// The owner is held likewise.
    case takenElsewhere(Cell.Pointer, OwnCell?)
    /// The instance is the process's, not this container's.
    case processWide
  }
}

// MARK: - Forgetting

extension UnsafeMutablePointer where Pointee == Slot {
  /// Forgets the cells of arguments whose instance is gone or too old. Called before one
  /// is added; looks only when their number has doubled.
  private func prune() {
    let looked = withLock { _ -> [(own: OwnCell, instance: Instance?)] in
      let cells = annex.cellsByArguments
      return cells.count < annex.pruneAt
        ? [] : cells.payloads.map { ($0, $0.cell.pointee.instance) }
    }
    guard !looked.isEmpty else { return }
    let ended = looked.filter { $0.instance?.isOver ?? true }
    withLock { index in
      for (own, instance) in ended
      where own.cell.pointee.builder == nil
        && own.cell.pointee.instance?.holder === instance?.holder
      {
        detach(own.cell, &index)
      }
      annex.pruneAt = Swift.max(Slot.Annex.leastPruned, annex.cellsByArguments.count * 2)
    }
  }

  /// Makes the slot forget a cell for arguments. Who calls holds the owner.
  private func detach(_ cell: Cell.Pointer, _ index: inout SlotIndex) {
    guard let arguments = cell.pointee.arguments, cell.pointee.isAttached else { return }
    cell.pointee.isAttached = false
    index.forget(cell)
    annex.cellsByArguments.remove(arguments) { $0.cell == cell }
    annex.pruneAt = Swift.max(
      Slot.Annex.leastPruned, Swift.min(annex.pruneAt, annex.cellsByArguments.count * 2))
  }
}

// MARK: - Dropping

/// What was taken out under a lock, for the caller to let go after it: the end of an
/// object is user code.
typealias Dropped = [AnyObject]

extension UnsafeMutablePointer where Pointee == Slot {
  /// Drops what one cell keeps; a build in progress will not be kept either. Under the
  /// lock of the store.
  func drop(_ cell: Cell.Pointer, _ index: inout SlotIndex, _ dropped: inout Dropped) {
    if let owner = cell.pointee.owner { dropped.append(owner) }
    clear(cell, &dropped)
    detach(cell, &index)
  }

  /// Drops what all cells keep. The map goes as a whole: to take cells out one by one
  /// would cost the square of their number where their arguments collide.
  private func dropAll(_ annex: Slot.Annex, _ index: inout SlotIndex, _ dropped: inout Dropped) {
    clear(mainCell, &dropped)
    for other in annex.otherCells { clear(other.cell, &dropped) }
    let owners = annex.cellsByArguments.payloads
    guard !owners.isEmpty else { return }
    annex.cellsByArguments = ArgumentMap()
    annex.pruneAt = Slot.Annex.leastPruned
    for owner in owners {
      owner.cell.pointee.isAttached = false
      index.forget(owner.cell)
      clear(owner.cell, &dropped)
    }
    dropped += owners
  }

  /// Takes the instance out and orphans a build in progress. Under the lock of the store.
  private func clear(_ cell: Cell.Pointer, _ dropped: inout Dropped) {
    cell.pointee.builder = nil
    if cell == mainCell {
      withdraw()
      if let box = room.moveToBox() { dropped.append(box) }
    }
    if let instance = cell.pointee.instance { dropped.append(instance.holder) }
    cell.pointee.instance = nil
  }

  /// Drops an instance that nobody should get any more, unless another took its place.
  func drop(_ cell: Cell.Pointer, ifStill instance: Instance) {
    var dropped: Dropped = []
    withLock { _ in
      if cell.pointee.instance?.holder === instance.holder { clear(cell, &dropped) }
    }
  }

  /// Drops every instance of this factory.
  func dropInstances() { _ = change { _, _ in true } }

  /// Changes the layers and, if `change` says that instances are obsolete, drops them.
  ///
  /// - Parameter change: Puts what it takes out of the layers into its second argument.
  /// - Returns: What the caller lets go.
  func change(_ change: (inout Layers, inout Dropped) -> Bool) -> Dropped {
    withLock { index in
      var dropped: Dropped = []
      let annex = annex
      let kinds = annex.layers.kinds
      if change(&annex.layers, &dropped) {
        pointee.generation.add(1, ordering: .relaxed)
        dropAll(annex, &index, &dropped)
      }
      if let plan = pointee.plan { dropped.append(plan) }
      pointee.plan = annex.layers.plan
      publish(pointee.plan)
      if annex.layers.kinds != kinds {
        pointee.store.set(.layered, to: index.note(self, layers: annex.layers.kinds))
      }
      return dropped
    }
  }
}
