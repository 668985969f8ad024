extension ManagedContainer {
  /// Runs `work` under these variants: `container.with(Environment.staging) { $0[\.pages] }`.
  ///
  /// They are in force for everything that `work` resolves, for the tasks that it starts and for the
  /// providers that it makes. Variants of other types stay in force.
  public func with<Result, Failure: Error>(
    _ first: any Variant, _ others: any Variant..., work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = scope(of: VariantValue.all([first] + others))
    return try TaskFrame.current.hold(scope) { () throws(Failure) in
      try VariantsInForce.hold(scope.variants) { () throws(Failure) in try work(self) }
    }
  }

  /// Runs `work` under these variants, in this task.
  public nonisolated(nonsending) func with<Result, Failure: Error>(
    _ first: any Variant, _ others: any Variant...,
    work: nonisolated(nonsending) (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = scope(of: VariantValue.all([first] + others))
    return try await TaskFrame.current.hold(scope) { () async throws(Failure) in
      try await work(self)
    }
  }

  /// Returns the variant of this type in force, or nil if there is none.
  public func variant<V: Variant>(of type: V.Type) -> V? {
    let (type, variants) = (ObjectIdentifier(type), VariantsInForce.currentOrNoted)
    variants?.need(type, Trail(from: .innermostIfAny))
    return variants?.values.first { $0.type == type }?.value as? V
  }

  private func scope(of variants: [VariantValue]) -> TaskFrame {
    TaskFrame.scope(of: .choosing(VariantChoice(variants)), in: self)
  }
}
