/// The instances that a slot caches with one lifetime: the one without arguments, and one for each
/// set of arguments. The lock of the slot guards them.
struct SlotInstances {
  let lifetime: Lifetime
  var withoutArguments = Once()
  var cells = ArgumentMap<Cell>()
  /// The number of cells at which to look for obsolete ones.
  private var pruneAt = leastPruned
  private static var leastPruned: Int { 64 }

  init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  /// Forgets a cell. A caller that still has the cell looks again.
  mutating func detach(_ cell: Cell) {
    cell.isAttached = false
    cells.remove(cell, for: cell.arguments)
    pruneAt = max(Self.leastPruned, min(pruneAt, cells.count * 2))
  }

  /// Returns the cells to check for obsolete instances, if the number of cells has doubled since
  /// the last check.
  mutating func cellsToPrune() -> [(cell: Cell, instance: AnyBox)] {
    guard cells.count >= pruneAt else { return [] }
    pruneAt = cells.count * 2
    return cells.payloads.compactMap { cell in cell.once.kept.map { (cell, $0) } }
  }

  /// Forgets everything. Builds in progress will not be cached.
  mutating func dropAll(_ dropped: inout Dropped) {
    if cells.count > 0 { dropped.append(cells) }
    for cell in cells.payloads {
      cell.isAttached = false
      if let instance = cell.once.kept { dropped.append(instance: instance) }
    }
    if let instance = withoutArguments.drop() { dropped.append(instance: instance) }
  }

  var builders: [Resolution] {
    (withoutArguments.builder.map { [$0] } ?? []) + cells.payloads.compactMap(\.once.builder)
  }
}

/// The place of the instance for one set of arguments. The lock of its slot guards the variables.
package final class Cell {
  package let arguments: any Arguments
  var once = Once()
  /// False once the slot has forgotten the cell. An instance built there after that is never found.
  var isAttached = true

  init(_ arguments: any Arguments) { self.arguments = arguments }

  /// The instance, if copying it is enough.
  var hit: AnyBox? { once.kept.flatMap { isAttached && $0.isReady ? $0 : nil } }
}

// SAFETY: see above.
extension Cell: @unchecked Sendable {}
