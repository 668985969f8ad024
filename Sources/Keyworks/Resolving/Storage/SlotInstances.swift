/// What a slot keeps in one lifetime: the instance without arguments, and one for each set of
/// arguments. Guarded by the lock of the slot.
struct SlotInstances {
  let lifetime: Lifetime
  var withoutArguments = Once()
  private(set) var cells = ArgumentMap<Cell>()
  /// From how many cells on to look for some that are not needed.
  private var pruneAt = leastPruned
  private static var leastPruned: Int { 64 }

  init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  mutating func apply<Result>(_ change: (inout Self) -> Result) -> Result { change(&self) }

  /// Adds a cell, unless others were added since its bucket was seen.
  mutating func add(_ cell: Cell, ifStill seen: ArgumentMap<Cell>.Bucket) -> Bool {
    cells.add(cell, for: cell.arguments, ifStill: seen)
  }

  /// Forgets a cell: whoever still has it looks again.
  mutating func detach(_ cell: Cell) {
    cell.isAttached = false
    cells.remove(cell, for: cell.arguments)
    pruneAt = max(Self.leastPruned, min(pruneAt, cells.count * 2))
  }

  /// The cells to look at for instances that are over, if their number has doubled since the last
  /// time.
  mutating func cellsToPrune() -> [(cell: Cell, instance: AnyBox)] {
    guard cells.count >= pruneAt else { return [] }
    pruneAt = cells.count * 2
    return cells.payloads.compactMap { cell in cell.once.kept.map { (cell, $0) } }
  }

  /// Forgets everything. Builds in progress will not be kept.
  ///
  /// - Returns: What the caller lets go, after the lock.
  mutating func dropAll() -> Dropped {
    var dropped = Dropped()
    dropped.append(cells)
    for cell in cells.payloads {
      cell.isAttached = false
      if let instance = cell.once.kept { dropped.append(instance: instance) }
    }
    if let instance = withoutArguments.drop() { dropped.append(instance: instance) }
    return dropped
  }

  var builders: [Resolution] {
    [withoutArguments.builder].compactMap(\.self) + cells.payloads.compactMap(\.once.builder)
  }
}

/// The place of the instance for one set of arguments. What varies is guarded by the lock of its
/// slot.
final class Cell {
  let arguments: any Arguments
  var once = Once()
  /// False once the slot has forgotten the cell. What is built in it then is found by nobody.
  var isAttached = true

  init(_ arguments: any Arguments) { self.arguments = arguments }
}

// SAFETY: see above.
extension Cell: @unchecked Sendable {}
