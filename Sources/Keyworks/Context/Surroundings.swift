internal import KeyworksThreads

/// What a provider or a lazy property takes along from where it was made: the values of `with`
/// and the variants in force.
struct Surroundings: Sendable {
  private let values: ContextValues?
  private let variants: VariantsInForce?

  /// Nil if there is nothing to take along. Until the first `with` of the process that costs
  /// two loads.
  static var captured: Surroundings? {
    let values = kw_context_has_begun() ? ContextValues.currentIfAny : nil
    let variants = VariantsInForce.current
    return values == nil && variants == nil
      ? nil : Surroundings(values: values, variants: variants)
  }

  /// Does `work` as if it were done there.
  static func hold<Result, Failure: Error>(
    _ surroundings: Surroundings?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let surroundings else { return try work() }
    return try VariantsInForce.hold(surroundings.variants) { () throws(Failure) in
      guard let values = surroundings.values else { return try work() }
      return try ContextValues.$current.hold(values, during: work)
    }
  }
}
