/// What a store knows of its slots as a whole.
struct SlotIndex {
  // SAFETY, for the chains and the rosters: bare memory, since an array asks at each step
  // whether it is shared. `destroySlots` frees it, which the store calls once, as it ends.
  /// The slots by what their keys say, wherever that stands in memory: chains of those
  /// with the same hash.
  private var chains = Self.chains(16)
  /// One less than their number, which is a power of two.
  private var mask: UInt = 15
  private var count: UInt = 0
  /// The memory of the slots, and what is left of the newest piece.
  private var pieces: [Slot.Pointer] = []
  private var free = 0
  /// The cells in use: a store has few lifetimes.
  private var rosters: Roster.Pointer?
  /// The slots with registrations or decorations.
  private var wired: Set<Slot.Pointer> = []
  private var overridden: Set<Slot.Pointer> = []
}

// MARK: - By content

extension SlotIndex {
  /// The slot under a key, made if there is none.
  mutating func slot(for key: SlotKey, in store: SlotStore) -> Slot.Pointer {
    let digest = key.digest
    var slot = chain(of: digest).pointee
    while let here = slot, here.pointee.digest.hash != digest.hash || here.pointee.key != key {
      slot = here.pointee.nextInIndex
    }
    return slot ?? add(key, digest, store)
  }

  private mutating func add(
    _ key: SlotKey, _ digest: SlotKey.Digest, _ store: SlotStore
  ) -> Slot.Pointer {
    if free == 0 {
      free = Self.size(ofPiece: pieces.count)
      pieces.append(.allocate(capacity: free))
    }
    let slot = pieces[pieces.count - 1] + (Self.size(ofPiece: pieces.count - 1) - free)
    Slot.make(at: slot, key: key, digest, store: store)
    free -= 1
    count += 1
    if count > mask { grow() }
    link(slot)
    return slot
  }

  private static func size(ofPiece number: Int) -> Int { 4 << min(number, 6) }

  /// Destroys the slots, with the store, and ends the index.
  mutating func destroySlots() {
    chains.deallocate()
    while let roster = rosters {
      rosters = roster.pointee.next
      roster.deallocate()
    }
    for (number, piece) in pieces.enumerated() {
      let size = Self.size(ofPiece: number)
      for index in 0..<(number == pieces.count - 1 ? size - free : size) {
        (piece + index).destroy()
      }
      piece.deallocate()
    }
  }

  private mutating func grow() {
    let old = (chains: chains, count: mask + 1)
    mask = old.count * 4 - 1
    chains = Self.chains(old.count * 4)
    for number in 0..<Int(old.count) {
      var chain = old.chains[number]
      while let slot = chain {
        chain = slot.pointee.nextInIndex
        link(slot)
      }
    }
    old.chains.deallocate()
  }

  private func link(_ slot: Slot.Pointer) {
    let chain = chain(of: slot.pointee.digest)
    slot.pointee.nextInIndex = chain.pointee
    chain.pointee = slot
  }

  private func chain(of digest: SlotKey.Digest) -> UnsafeMutablePointer<Slot.Pointer?> {
    chains + Int(bitPattern: digest.hash & mask)
  }

  private static func chains(_ count: UInt) -> UnsafeMutablePointer<Slot.Pointer?> {
    let chains = UnsafeMutablePointer<Slot.Pointer?>.allocate(capacity: Int(count))
    chains.initialize(repeating: nil, count: Int(count))
    return chains
  }
}

// MARK: - Cells in use

extension SlotIndex {
  /// Notes that a cell has, or will have, something that a reset must drop.
  mutating func note(_ cell: Cell.Pointer) {
    (roster(of: cell.pointee.lifetime) ?? addRoster(of: cell.pointee.lifetime)).pointee.add(cell)
  }

  /// Forgets a cell that its slot has forgotten.
  func forget(_ cell: Cell.Pointer) { roster(of: cell.pointee.lifetime)?.pointee.remove(cell) }

  /// Returns the cells in use, of one lifetime or of all, and forgets them.
  func removeCells(of lifetime: Lifetime?) -> [Cell.Pointer] {
    if let lifetime { return roster(of: lifetime)?.pointee.removeAll() ?? [] }
    var cells: [Cell.Pointer] = []
    var roster = rosters
    while let here = roster {
      cells += here.pointee.removeAll()
      roster = here.pointee.next
    }
    return cells
  }

  private func roster(of lifetime: Lifetime) -> Roster.Pointer? {
    var roster = rosters
    while let here = roster, here.pointee.lifetime != lifetime { roster = here.pointee.next }
    return roster
  }

  @inline(never)
  private mutating func addRoster(of lifetime: Lifetime) -> Roster.Pointer {
    let roster = Roster.Pointer.allocate(capacity: 1)
    roster.initialize(to: Roster(of: lifetime, before: rosters))
    rosters = roster
    return roster
  }
}

// MARK: - Slots with layers

extension SlotIndex {
  /// The slots that have layers of these kinds.
  func slots(withLayers kinds: ResetOptions) -> [Slot.Pointer] {
    let overridden = kinds.contains(.overrides) ? overridden : []
    return Array(kinds.contains(.registrations) ? overridden.union(wired) : overridden)
  }

  /// Notes which layers a slot has.
  ///
  /// - Returns: Whether any slot has some.
  mutating func note(_ slot: Slot.Pointer, layers kinds: ResetOptions) -> Bool {
    if kinds.contains(.registrations) { wired.insert(slot) } else { wired.remove(slot) }
    if kinds.contains(.overrides) { overridden.insert(slot) } else { overridden.remove(slot) }
    return !(wired.isEmpty && overridden.isEmpty)
  }
}
