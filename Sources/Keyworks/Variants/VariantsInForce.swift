internal import KeyworksThreads

/// The variants under which a thread resolves, one of each type.
final class VariantsInForce: Sendable {
  let values: [VariantValue]

  private init?(_ values: [VariantValue]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  // SAFETY: what a thread has in its record is held by the call that put it there, which
  // takes it out again before it returns.
  static var current: VariantsInForce? {
    kw_current_thread().pointee.variants.map {
      Unmanaged<VariantsInForce>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Puts others in force, or none.
  ///
  /// - Returns: What was in the record, to put back.
  static func replace(with variants: VariantsInForce?) -> UnsafeMutableRawPointer? {
    let thread = kw_current_thread()
    return exchange(
      &thread.pointee.variants,
      with: variants.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  static func hold<Result, Failure: Error>(
    _ variants: VariantsInForce?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = replace(with: variants)
    defer {
      kw_current_thread().pointee.variants = before
      withExtendedLifetime(variants) {}
    }
    return try work()
  }

  /// What is in force under a choice.
  static func choosing(_ choice: VariantChoice) -> VariantsInForce? {
    let values = current?.values ?? []
    switch choice.kind {
    case .inherited: return current
    case .exactly(let chosen):
      return VariantsInForce(
        values.filter { old in !chosen.contains { $0.type == old.type } } + chosen)
    case .none(let type):
      return VariantsInForce(values.filter { type != nil && $0.type != type })
    }
  }

  /// Those of some types only.
  func only(of types: [ObjectIdentifier]) -> VariantsInForce? {
    VariantsInForce(values.filter { types.contains($0.type) })
  }
}

/// What was in force before something that is kept was built: under those variants only that
/// tell its instances apart, so that nothing of it depends on who asked first.
final class VariantsBefore {
  private let before: UnsafeMutableRawPointer?
  private let meanwhile: VariantsInForce?

  init(replacedWith variants: VariantsInForce?) {
    meanwhile = variants
    before = VariantsInForce.replace(with: variants)
  }

  func restore() { kw_current_thread().pointee.variants = before }
}
