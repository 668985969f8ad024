// How many threads wait: so that a test can force a schedule instead of hoping for one.

extension Declaration {
  /// How many threads wait for an instance of this factory.
  package var waiterCount: Int {
    let slot = place.lifetime.isSingleton ? request.processWideSlot : request.slot
    return slot.withLock { _ in
      slot.cells
        .compactMap(\.pointee.builder).map(Waiter.count(at:)).reduce(0, +)
    }
  }
}

extension ContainerManager {
  /// How many threads wait for the end of `autoRegister`.
  package var waiterCount: Int {
    preparation.withLock { preparation in
      guard case .running(let frame) = preparation.phase else { return 0 }
      return Waiter.count(at: frame)
    }
  }
}

extension LazyInjected {
  /// How many threads wait for the value of this property.
  package var waiterCount: Int { value.waiterCount }
}

extension LazyValue {
  fileprivate var waiterCount: Int {
    state.withLock { $0.builder.map(Waiter.count(at:)) ?? 0 }
  }
}

extension Waiter {
  /// - Precondition: Under the lock that guards the builder.
  fileprivate static func count(at builder: Frame.Pointer) -> Int {
    var count = 0
    var waiter = builder.pointee.waiters
    while let here = waiter {
      count += 1
      waiter = here.pointee.next
    }
    return count
  }
}
