extension ManagedContainer {
  /// The number of scopes for which the container caches something, so that a test can check that
  /// it forgets them.
  package var scopeCount: Int { activeManager.store.scopesInUse }
}
