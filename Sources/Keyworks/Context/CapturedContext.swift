internal import KeyworksThreads

/// The context that a provider or a lazy property captures where it is made: the variants in force,
/// if any, the values of `with`, and the object under construction.
package struct CapturedContext: Sendable {
  package let variants = VariantsInForce.currentOrNoted
  /// Nil until the process calls `with` for the first time: there are no values before that.
  package let values = kw_context_has_begun() ? ContextValues.outliving : nil
  package let user = LaterUse.userHere

  package init() {}

  /// Runs `work` in the captured context. If no values were captured, those of the caller stay in
  /// force.
  package func hold<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // For the tasks that `work` starts.
    let scope = variants === VariantsInForce.ofTask ? nil : TaskFrame.scope(of: variants)
    return try TaskFrame.current.hold(scope) { () throws(Failure) in
      try VariantsInForce.hold(variants) { () throws(Failure) in
        try ContextValues.$current.hold(values) { () throws(Failure) in
          let use = user.map(LaterUse.init)
          defer { use?.end() }
          return try LaterUse.$current.hold(use, during: work)
        }
      }
    }
  }
}
