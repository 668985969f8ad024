extension ManagedContainer {
  /// Drops what this container caches, and goes back to its wiring: `autoRegister` and the active
  /// wirings.
  ///
  /// After a reset of `.registrations`, these run again before the next use. If an instance is
  /// being built, the callers that wait for it get it, but it is not cached. Singletons that their
  /// definitions built belong to the process and stay: `reset(scope: .singleton)` drops them. A
  /// reset visits each factory that was used.
  public func reset(_ what: ResetOptions = .all) {
    let manager = activeManager
    if what.contains(.registrations) { manager.prepareAgain() }
    manager.tagsIfAny?.reset(what)
    manager.store.reset(what)
  }

  /// Drops the instances of one scope, or of a standard lifetime: `reset(scope: .cached)`. With
  /// `.singleton`, it drops those of the whole process, no matter which container built them.
  public func reset(scope: Scope) { activeManager.store.reset(scope) }
}

extension SlotStore {
  /// Drops the instances of a scope, those of `.singleton` in the whole process or sandbox.
  package func reset(_ scope: Scope) {
    dropInstances(of: scope.lifetime)
    if scope == .singleton { singletons?.object.dropInstances() }
  }
}
