extension ManagedContainer {
  /// How many scopes the container keeps something for: so that a test can see that it forgets.
  package var scopeCount: Int {
    activeManager.object.store.scopesInUse
  }
}
