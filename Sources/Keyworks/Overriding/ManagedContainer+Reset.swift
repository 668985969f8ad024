extension ManagedContainer {
  /// Drops what this container keeps, and goes back to its wiring: what `autoRegister` and active wirings
  /// say.
  ///
  /// After a reset of `.registrations` these run again, before the next use.
  /// Instances under construction go to those who wait for them and are not kept.
  /// Singletons that their definitions built belong to the process and stay; see
  /// ``Container/resetSingletons()``. It looks at each factory that was used.
  public func reset(_ what: ResetOptions = .all) {
    let manager = activeManager.object
    if what.contains(.registrations) { manager.makeWiringDue() }
    manager.tagsIfAny?.reset(what)
    manager.store.reset(what)
  }

  /// Drops the instances of one scope, or of a standard lifetime: `reset(scope: .cached)`.
  public func reset(scope: Scope) {
    activeManager.object.store.dropInstances(of: scope.lifetime)
  }
}

extension Container {
  /// Drops every singleton of the process, whichever container built it.
  public static func resetSingletons() { Singletons.active.dropInstances() }
}
