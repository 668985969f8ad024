/// The place of one instance: of one factory, in one lifetime, for one set of arguments.
///
/// What varies is guarded by the lock of its slot.
final class Cell {
  unowned let slot: Slot
  let lifetime: Lifetime
  let arguments: (any Arguments)?
  var once = Once()
  /// False once the slot has forgotten the cell: who still holds it looks again.
  var isAttached = true

  /// Where it stands among those in use, guarded by the lock of the store; nil if it does not.
  fileprivate var number: Int?

  init(of slot: Slot, _ lifetime: Lifetime, _ arguments: (any Arguments)?) {
    (self.slot, self.lifetime, self.arguments) = (slot, lifetime, arguments)
  }
}

// SAFETY: see above.
extension Cell: @unchecked Sendable {}

/// The cells of a store that have, or will have, something that a reset drops, by lifetimes. Each
/// knows where it stands, so that to take one out does not take longer the more there are.
struct CellsInUse {
  private var cached: [Cell] = []
  private var shared: [Cell] = []
  private var singletons: [Cell] = []
  private(set) var scopes: [Lifetime: [Cell]] = [:]

  private mutating func change<Result>(
    _ lifetime: Lifetime, _ change: (inout [Cell]) -> Result
  ) -> Result {
    switch lifetime {
    case .cached: return change(&cached)
    case .shared: return change(&shared)
    case .singleton: return change(&singletons)
    default:
      defer { if scopes[lifetime]?.isEmpty == true { scopes[lifetime] = nil } }
      return change(&scopes[lifetime, default: []])
    }
  }

  mutating func add(_ cell: Cell) {
    change(cell.lifetime) { cells in
      cell.number = cells.count
      cells.append(cell)
    }
  }

  mutating func remove(_ cell: Cell) {
    change(cell.lifetime) { cells in
      guard let number = cell.number.take(), let last = cells.popLast(), last !== cell else {
        return
      }
      cells[number] = last
      last.number = number
    }
  }

  /// Takes out those of one lifetime, or all.
  mutating func removeAll(of lifetime: Lifetime?) -> [Cell] {
    let removed: [Cell]
    if let lifetime {
      removed = change(lifetime) { exchange(&$0, with: []) }
    } else {
      removed = cached + shared + singletons + scopes.values.flatMap(\.self)
      self = CellsInUse()
    }
    for cell in removed { cell.number = nil }
    return removed
  }
}
