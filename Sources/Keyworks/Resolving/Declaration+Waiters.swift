extension Declaration {
  /// How many threads wait for an instance of this factory: so that a test can force a
  /// schedule instead of hoping for one.
  package var waiterCount: Int {
    let declared = slot
    let slot = place.lifetime.isSingleton ? Singletons.slot(for: declared, key, id) : declared
    return slot.state.withLock { state in
      (state.cells + state.cellsByArguments.payloads).reduce(0) { count, cell in
        var count = count
        var waiter = cell.builder?.pointee.waiters
        while let here = waiter {
          count += 1
          waiter = here.pointee.next
        }
        return count
      }
    }
  }
}
