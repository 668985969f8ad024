internal import KeyworksThreads

/// What a provider or a lazy property takes along from where it was made: the variants in
/// force, none included, and the values of `with`.
struct CapturedContext: Sendable {
  private let variants = VariantsInForce.current
  /// Nil before the first `with` of the process: there is nothing to ask for.
  private let values = kw_context_has_begun() ? ContextValues.current.outliving : nil
  /// The object under construction there, which will use what is fetched.
  private let user = BuiltObject.underConstruction

  /// Does `work` as if it were done there.
  ///
  /// - Parameter isAlone: Whether values that were not there then are hidden. What is kept
  ///   must not take them up; what is called may be told.
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

  /// Does `work` with the values that were there. The variants it is handed: no thread has them.
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
