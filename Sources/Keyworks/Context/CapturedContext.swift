internal import KeyworksThreads

/// The context that a provider or a lazy property captures where it is made: the variants in force,
/// if any, the values of `with`, and the object under construction.
struct CapturedContext: Sendable {
  let variants = VariantsInForce.currentOrNoted
  /// Nil until the process calls `with` for the first time: there are no values before that.
  let values = kw_context_has_begun() ? ContextValues.outliving : nil
  let user = LaterUse.userHere

  /// Runs `work` in the captured context. If no values were captured, those of the caller stay in
  /// force.
  func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try VariantsInForce.hold(variants) { () throws(Failure) in
      try ContextValues.$current.hold(values) { () throws(Failure) in
        let use = user.map(LaterUse.init)
        defer { use?.end() }
        return try LaterUse.$current.hold(use, during: work)
      }
    }
  }
}
