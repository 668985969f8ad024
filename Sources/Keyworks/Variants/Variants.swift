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

  /// Runs `work` with the factory to resolve under a choice.
  func resolving<Result, WorkFailure: Error>(
    under choice: VariantChoice, _ work: (Self) throws(WorkFailure) -> Result
  ) throws(WorkFailure) -> Result {
    if case .inherited = choice.kind { return try work(self) }
    let factory = told(of: choice)
    return try VariantsInForce.hold(.choosing(choice)) { () throws(WorkFailure) in
      try work(factory)
    }
  }

  /// Returns the factory to resolve under a choice. It has separate cached instances for the chosen
  /// variants.
  fileprivate func told(of choice: VariantChoice) -> Self {
    var types: [ObjectIdentifier] = []
    if case .exactly(let values) = choice.kind { types = values.map(\.type) }
    // Other variants can end a recursion, as another `id:` can.
    return varying(by: types).changing { $0.place.hasID = true }
  }
}

extension Factory {
  /// Builds with `body` under these variants.
  public func when<First: Variant, each Other: Variant>(
    _ first: First, _ others: repeat each Other, body: @escaping () -> Value
  ) -> Self {
    adding(Box<() -> Value>(body), for: VariantValue.all(first, repeat each others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other, body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box<() -> Value>(body), VariantValue.all(first, repeat each others), at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other, body: @escaping @Sendable () -> Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(
      Box<() -> Value>(body), VariantValue.all(first, repeat each others), at: Place(file, line))
  }

  /// Returns the value under a choice of variants.
  public func under(_ choice: VariantChoice) -> Value {
    resolving(under: choice) { (factory) in factory() }
  }
}

extension ParameterizedFactory {
  /// Builds with `body` under these variants.
  public func when<First: Variant, each Other: Variant, each Argument>(
    _ first: First, _ others: repeat each Other, body: @escaping (repeat each Argument) -> Value
  ) -> Self where Base == ParameterFactory<repeat each Argument, Value> {
    adding(Box(ParameterBody(call: body)), for: VariantValue.all(first, repeat each others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register<First: Variant, each Other: Variant, each Argument>(
    for first: First, _ others: repeat each Other,
    body: @escaping @Sendable (repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) where Base == ParameterFactory<repeat each Argument, Value> {
    declaration.register(
      Box(ParameterBody(call: body)), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override<First: Variant, each Other: Variant, each Argument>(
    for first: First, _ others: repeat each Other,
    body: @escaping @Sendable (repeat each Argument) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token where Base == ParameterFactory<repeat each Argument, Value> {
    declaration.override(
      Box(ParameterBody(call: body)), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Returns the value under a choice of variants.
  public func under<each Argument>(
    _ choice: VariantChoice, _ arguments: repeat each Argument
  ) -> Value where Base == ParameterFactory<repeat each Argument, Value> {
    base.resolving(under: choice) { (factory) in factory(repeat each arguments) }
  }
}

extension ThrowingFactory {
  /// Builds with `body` under these variants.
  public func when<First: Variant, each Other: Variant>(
    _ first: First, _ others: repeat each Other, body: @escaping () throws(Failure) -> Value
  ) -> Self {
    adding(Box<() throws(Failure) -> Value>(body), for: VariantValue.all(first, repeat each others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @Sendable () throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box<() throws(Failure) -> Value>(body), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @Sendable () throws(Failure) -> Value, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Token {
    declaration.override(
      Box<() throws(Failure) -> Value>(body), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Returns the value under a choice of variants.
  public func under(_ choice: VariantChoice) throws(Failure) -> Value {
    try resolving(under: choice) { (factory) throws(Failure) in try factory() }
  }
}

extension AsyncFactory {
  /// Builds with `body` under these variants.
  public func when<First: Variant, each Other: Variant>(
    _ first: First, _ others: repeat each Other,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> Self {
    adding(Box(AsyncBody(call: body)), for: VariantValue.all(first, repeat each others))
  }

  /// Registers a body for these variants: a case that another module adds.
  public func register<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(
      Box(AsyncBody(call: body)), VariantValue.all(first, repeat each others), at: Place(file, line)
    )
  }

  /// Overrides all other bodies for these variants, until reverted.
  @discardableResult
  public func override<First: Variant, each Other: Variant>(
    for first: First, _ others: repeat each Other,
    body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(
      Box(AsyncBody(call: body)), VariantValue.all(first, repeat each others),
      at: Place(file, line))
  }

  /// Returns the value under a choice of variants.
  public nonisolated(nonsending) func under(
    _ choice: VariantChoice, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    if case .inherited = choice.kind { return try await self(repeat each arguments) }
    return try await under(choice, in: .currentOrNoted, repeat each arguments)
  }

  /// Returns the value under a choice of variants where `variants` are in force.
  nonisolated(nonsending) func under(
    _ choice: VariantChoice, in variants: VariantsInForce?, _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    if case .inherited = choice.kind {
      if variants == nil, VariantsInForce.currentOrNoted == nil {
        return try await self(repeat each arguments)
      }
      return try await resolve(under: variants, repeat each arguments)
    }
    let chosen = VariantsInForce.hold(variants) { VariantsInForce.choosing(choice) }
    return try await told(of: choice).resolve(under: chosen, repeat each arguments)
  }
}

/// Resolves factories by key path under a choice of variants.
extension ManagedContainer {
  /// The value of a factory: `container[\.network, under: .exactly(Environment.staging)]`.
  public subscript<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, under choice: VariantChoice
  ) -> Value {
    self[keyPath: factory].under(choice)
  }

  /// The value of a factory with arguments.
  public subscript<Declared: ParameterizedFactory, each Argument, Value>(
    _ factory: KeyPath<Self, Declared>, _ arguments: repeat each Argument,
    under choice: VariantChoice
  ) -> Value where Declared.Base == ParameterFactory<repeat each Argument, Value> {
    self[keyPath: factory].base.under(choice, repeat each arguments)
  }

  /// The value of a factory that can fail.
  public subscript<Value, Failure: Error>(
    _ factory: KeyPath<Self, ThrowingFactory<Value, Failure>>, under choice: VariantChoice
  ) -> Value {
    get throws(Failure) { try self[keyPath: factory].under(choice) }
  }

  /// The value of an asynchronous factory.
  public nonisolated(nonsending) subscript<
    each Argument: Sendable, Value: Sendable, Failure: Error
  >(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>>,
    _ arguments: repeat each Argument, under choice: VariantChoice
  ) -> Value {
    get async throws(Failure) {
      try await self[keyPath: factory].under(choice, repeat each arguments)
    }
  }

  /// The value of an asynchronous factory that cannot fail.
  public nonisolated(nonsending) subscript<each Argument: Sendable, Value: Sendable>(
    _ factory: KeyPath<Self, AsyncFactory<repeat each Argument, Value, Never>>,
    _ arguments: repeat each Argument, under choice: VariantChoice
  ) -> Value {
    get async { await self[keyPath: factory].under(choice, repeat each arguments) }
  }
}
