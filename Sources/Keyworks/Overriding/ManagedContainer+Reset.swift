extension ManagedContainer {
  /// Drops what this container keeps, and goes back to its wiring: `autoRegister` and the active
  /// wirings.
  ///
  /// After a reset of `.registrations`, these run again before the next use. If an instance is
  /// being built, the callers that wait for it get it, but it is not cached. Singletons that their
  /// definitions built belong to the process and stay; see ``Container/resetSingletons()``. A reset
  /// visits each factory that was used.
  public func reset(_ what: ResetOptions = .all) {
    let manager = activeManager
    if what.contains(.registrations) { manager.makeWiringDue() }
    manager.tagsIfAny?.reset(what)
    manager.store.reset(what)
  }

  /// Drops the instances of one scope, or of a standard lifetime: `reset(scope: .cached)`.
  public func reset(scope: Scope) {
    activeManager.store.dropInstances(of: scope.lifetime)
  }
}

extension Container {
  /// Drops every singleton of the process, no matter which container built it.
  public static func resetSingletons() { Singletons.active.dropInstances() }
}
