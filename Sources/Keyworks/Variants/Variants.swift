/// Bodies for variants. Of the bodies that fit the variants in force, the one for the most variants
/// is used. If none fits, the definition is used.
extension FactoryDeclaration {
  /// Caches a separate instance for each variant of this type in force. A factory that has a case
  /// for the type does so anyway.
  public func varies<V: Variant>(by type: V.Type) -> Self { varying(by: [ObjectIdentifier(type)]) }

  /// Says that one cached instance for all variants of this type is meant, even if its dependencies
  /// vary by them. A test in a sandbox and the verifier then do not report the factory.
  ///
  /// This changes nothing about what is built and cached.
  public func ignoring<V: Variant>(_ type: V.Type) -> Self {
    changingVariation { variation, _ in variation.ignore(ObjectIdentifier(type)) }
  }

  func varying(by types: [ObjectIdentifier]) -> Self {
    changingVariation { variation, _ in
      for type in types { variation.vary(by: type) }
    }
  }

  func adding(_ body: AnyBox, for variants: [VariantValue]) -> Self {
    changingVariation { variation, place in
      variation.add(VariantCase(variants: variants, body: .code(body)), at: place)
    }
  }

  private func changingVariation(_ change: @escaping (inout Variation, Place) -> Void) -> Self {
    changing { declaration in
      var variation = declaration.variation ?? Variation()
      change(&variation, declaration.place)
      declaration.variation = variation
    }
  }
}

extension Factory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant..., body: @escaping () -> Value
  ) -> Self {
    adding(Box<() -> Value>(body), for: VariantValue.all(first, others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register(
    for first: any Variant, _ others: any Variant..., body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box<() -> Value>(body), VariantValue.all(first, others), at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override(
    for first: any Variant, _ others: any Variant..., body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(
      Box<() -> Value>(body), VariantValue.all(first, others), at: Place(file, line))
  }
}

extension ParameterFactory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant..., body: @escaping (repeat each Argument) -> Value
  ) -> Self {
    adding(Box(ParameterBody(call: body)), for: VariantValue.all(first, others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box(ParameterBody(call: body)), VariantValue.all(first, others),
      at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable (repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(
      Box(ParameterBody(call: body)), VariantValue.all(first, others),
      at: Place(file, line))
  }
}

extension ThrowingFactory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant..., body: @escaping () throws(Failure) -> Value
  ) -> Self {
    adding(Box<() throws(Failure) -> Value>(body), for: VariantValue.all(first, others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable () throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box<() throws(Failure) -> Value>(body), VariantValue.all(first, others),
      at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @Sendable () throws(Failure) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(
      Box<() throws(Failure) -> Value>(body), VariantValue.all(first, others),
      at: Place(file, line))
  }
}

extension AsyncFactory {
  /// Builds with `body` under these variants.
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> Self {
    adding(Box(AsyncBody(call: body)), for: VariantValue.all(first, others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box(AsyncBody(call: body)), VariantValue.all(first, others), at: Place(file, line)
    )
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override(
    for first: any Variant, _ others: any Variant...,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(
      Box(AsyncBody(call: body)), VariantValue.all(first, others),
      at: Place(file, line))
  }
}
