extension ManagedContainer {
  /// Drops what this container keeps.
  ///
  /// Instances under construction go to those who wait for them and are not kept.
  /// Singletons that their definitions built belong to the process and stay; see
  /// ``Container/resetSingletons()``. The cost is that of what is dropped.
  public func reset(_ what: ResetOptions = .all) {
    let manager = activeManager.takeUnretainedValue()
    let store = manager.store
    if !what.isDisjoint(with: [.registrations, .overrides, .contributions]) {
      let dropped = manager.unpreparing(self, if: what.contains(.registrations)) {
        manager.tagsIfAny?.takeUnretainedValue().reset(what)
        return store.index.withLock { $0.slots(withLayers: what) }.flatMap { slot in
          slot.change { layers, dropped in layers.reset(what, &dropped) }
        }
      }
      withExtendedLifetime(dropped) {}
    }
    if what.contains(.instances) { store.dropInstances() }
  }

  /// Drops the instances of one scope.
  public func reset(scope: Scope) {
    activeManager.takeUnretainedValue().store.dropInstances(of: scope.lifetime)
  }
}

extension Container {
  /// Drops every singleton of the process, whichever container built it.
  public static func resetSingletons() { Singletons.active.dropInstances() }
}
