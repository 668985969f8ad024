/// What a store knows of its slots as a whole.
struct SlotIndex {
  /// The slots by what their keys say, wherever that stands in memory: chains of those
  /// with the same hash. Their number is a power of two.
  private var chains: [Slot?] = Array(repeating: nil, count: 16)
  private var count = 0
  /// The cells in use: a store has few lifetimes.
  private var rosters: [Roster] = []
  /// The slots with registrations or decorations.
  private var wired: [ObjectIdentifier: Slot] = [:]
  private var overridden: [ObjectIdentifier: Slot] = [:]
}

// MARK: - By content

extension SlotIndex {
  func find(_ key: SlotKey) -> Slot? {
    var slot = chains[chain(of: key)]
    while let here = slot, here.key != key { slot = here.nextInIndex }
    return slot
  }

  mutating func add(_ slot: Slot) {
    count += 1
    if count > chains.count { grow() }
    link(slot)
  }

  private mutating func grow() {
    let old = exchange(&chains, with: Array(repeating: nil, count: chains.count * 4))
    for var chain in old {
      while let slot = chain {
        chain = slot.nextInIndex
        link(slot)
      }
    }
  }

  private mutating func link(_ slot: Slot) {
    let chain = chain(of: slot.key)
    slot.nextInIndex = chains[chain]
    chains[chain] = slot
  }

  private func chain(of key: SlotKey) -> Int {
    Int(truncatingIfNeeded: key.contentHash) & (chains.count - 1)
  }
}

// MARK: - Cells in use

extension SlotIndex {
  /// Notes that a cell has, or will have, something that a reset must drop.
  mutating func note(_ cell: Cell) {
    if let index = rosters.firstIndex(where: { $0.lifetime == cell.lifetime }) {
      rosters[index].add(cell)
    } else {
      var roster = Roster(of: cell.lifetime)
      roster.add(cell)
      rosters.append(roster)
    }
  }

  /// Forgets a cell that its slot has forgotten.
  mutating func forget(_ cell: Cell) {
    guard let index = rosters.firstIndex(where: { $0.lifetime == cell.lifetime }) else { return }
    rosters[index].remove(cell)
  }

  /// Returns the cells in use, of one lifetime or of all, and forgets them.
  mutating func removeCells(of lifetime: Lifetime?) -> [Cell] {
    rosters.indices.flatMap { index in
      lifetime == nil || rosters[index].lifetime == lifetime ? rosters[index].removeAll() : []
    }
  }
}

// MARK: - Slots with layers

extension SlotIndex {
  /// The slots that have layers of these kinds.
  func slots(withLayers kinds: ResetOptions) -> [Slot] {
    var slots = kinds.contains(.overrides) ? overridden : [:]
    if kinds.contains(.registrations) { slots.merge(wired) { slot, _ in slot } }
    return Array(slots.values)
  }

  /// Notes which layers a slot has.
  ///
  /// - Returns: Whether any slot has some.
  mutating func note(_ slot: Slot, layers kinds: ResetOptions) -> Bool {
    wired[ObjectIdentifier(slot)] = kinds.contains(.registrations) ? slot : nil
    overridden[ObjectIdentifier(slot)] = kinds.contains(.overrides) ? slot : nil
    return !(wired.isEmpty && overridden.isEmpty)
  }
}
