internal import KeyworksThreads

extension ManagedContainer {
  /// Runs `work` with values for several keys, on this thread or in this task:
  /// `container.with((UserID.self, 42), (Locale.self, .french)) { $0[\.screen] }`.
  ///
  /// Each value behaves as one given to `with(_:_:_:)`. If a key occurs twice, its last value
  /// counts.
  public func with<First: ContextKey, each Key: ContextKey, Result, Failure: Error>(
    _ first: (First.Type, First.Value), _ others: repeat ((each Key).Type, (each Key).Value),
    work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    kw_context_begins()
    let all = ContextValues.current.adding(first, repeat each others)
    return try ContextValues.$current.hold(all) { () throws(Failure) in try work(self) }
  }

  /// Runs `work` with values for several keys, in this task.
  public nonisolated(nonsending) func with<
    First: ContextKey, each Key: ContextKey, Result, Failure: Error
  >(
    _ first: (First.Type, First.Value), _ others: repeat ((each Key).Type, (each Key).Value),
    work: nonisolated(nonsending) (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    kw_context_begins()
    let all = ContextValues.current.adding(first, repeat each others)
    return try await ContextValues.$current.hold(all) { () async throws(Failure) in
      try await work(self)
    }
  }
}

extension ContextValues {
  fileprivate func adding<each Key: ContextKey>(
    _ values: repeat ((each Key).Type, (each Key).Value)
  ) -> ContextValues {
    var all = self
    for (key, value) in repeat each values { all = all.adding(key, value) }
    return all
  }
}
