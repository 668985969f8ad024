internal import KeyworksThreads

/// The context that a provider or a lazy property captures where it is made: the variants in force,
/// if any, and the values of `with`.
struct CapturedContext: Sendable {
  private let variants = VariantsInForce.currentOrNoted
  /// Nil until the process calls `with` for the first time: there are no values before that.
  private let values = kw_context_has_begun() ? ContextValues.outliving : nil
  private let user = CapturedUser()

  /// Runs `work` in the captured context. If no values were captured, those of the caller stay in
  /// force.
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try VariantsInForce.hold(variants) { () throws(Failure) in
      try ContextValues.$current.hold(values) { () throws(Failure) in
        try user.hold(during: work)
      }
    }
  }

  /// The same in a task. A frame puts the variants in force, because no thread holds them.
  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = variants === VariantsInForce.currentOrNoted ? nil : TaskFrame.scope(of: variants)
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await TaskFrame.current.hold(scope) { () async throws(Failure) in
        try await user.hold(during: work)
      }
    }
  }
}
