internal import KeyworksThreads

/// The context that a provider or a lazy property captures where it is made: the variants in force,
/// if any, and the values of `with`.
struct CapturedContext: Sendable {
  private let variants = VariantsInForce.currentOrNoted
  /// Nil until the process calls `with` for the first time: there are no values before that.
  private let values = kw_context_has_begun() ? ContextValues.outliving : nil
  /// The object under construction at that place, which will use the fetched value.
  private let user = BuiltObject.underConstruction

  /// Runs `work` in the captured context. If no values were captured, those of the caller stay in
  /// force.
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if values == nil, user == nil { return try VariantsInForce.hold(variants, during: work) }
    let use = user.map { LaterUse(by: $0) }
    defer { use?.end() }
    return try VariantsInForce.hold(variants) { () throws(Failure) in
      try ContextValues.$current.hold(values) { () throws(Failure) in
        try LaterUse.$current.hold(use, during: work)
      }
    }
  }

  /// The same in a task. A frame puts the variants in force, because no thread holds them.
  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = variants === VariantsInForce.currentOrNoted ? nil : TaskFrame.scope(of: variants)
    let use = user.map { LaterUse(by: $0) }
    defer { use?.end() }
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await LaterUse.$current.hold(use) { () async throws(Failure) in
        try await TaskFrame.current.hold(scope, during: work)
      }
    }
  }
}
