internal import KeyworksThreads

/// The context that a provider or a lazy property captures where it is made: the variants in force,
/// if any, and the values of `with`.
struct CapturedContext: Sendable {
  private let variants = VariantsInForce.currentOrNoted
  /// Nil until the process calls `with` for the first time: there are no values before that.
  private let values = kw_context_has_begun() ? ContextValues.current.outliving : nil
  /// The object under construction at that place, which will use the fetched value.
  private let user = BuiltObject.underConstruction

  /// Runs `work` in the captured context.
  ///
  /// - Parameter isAlone: Whether to hide the caller's values even if none were captured. A lazy
  ///   property keeps its value, so it must not depend on them. A call of a provider may.
  func hold<Result, Failure: Error>(
    isAlone: Bool = false, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try VariantsInForce.hold(variants) { () throws(Failure) in
      guard kw_context_has_begun() else { return try fetch(work) }
      let values = values ?? .none
      guard isAlone || !values.isEmpty else { return try fetch(work) }
      return try ContextValues.$current.hold(values) { () throws(Failure) in try fetch(work) }
    }
  }

  private func fetch<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let user else { return try work() }
    let use = LaterUse(by: user)
    defer { use.end() }
    return try LaterUse.$current.hold(use, during: work)
  }

  /// Runs `work` with the captured values. The variants are passed as an argument, because no
  /// thread holds them.
  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) (VariantsInForce?) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard kw_context_has_begun(), let values, !values.isEmpty else {
      return try await fetch(under: variants, work)
    }
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await fetch(under: variants, work)
    }
  }

  private nonisolated(nonsending) func fetch<Result, Failure: Error>(
    under variants: VariantsInForce?,
    _ work: nonisolated(nonsending) (VariantsInForce?) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let user else { return try await work(variants) }
    let use = LaterUse(by: user)
    defer { use.end() }
    return try await LaterUse.$current.hold(use) { () async throws(Failure) in
      try await work(variants)
    }
  }
}
