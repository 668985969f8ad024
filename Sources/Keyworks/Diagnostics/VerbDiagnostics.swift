// MARK: - Values without their label

extension FactoryDeclaration {
  /// Not a registration: the label is missing.
  @available(
    *, unavailable,
    message: """
      Write register(with: value) to hand out that value, or register { value } to make it \
      each time.
      """
  )
  public func register(_ value: Value) { refused() }

  /// Not an override: the label is missing.
  @available(
    *, unavailable,
    message:
      "Write override(with: value) to hand out that value, or override { value } to make it each time."
  )
  public func override(_ value: Value) { refused() }
}

// MARK: - Calls instead of verbs

extension Factory {
  /// Not a change: a call resolves.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<Given>(_ body: () throws -> Given) { refused() }
}

extension ThrowingFactory {
  /// Not a change: a call resolves.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<Given>(_ body: () throws -> Given) { refused() }
}

extension ParameterizedFactory {
  /// Not a change: a call resolves.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<each Argument>(_ body: (repeat each Argument) throws -> Value)
  where Base == ParameterFactory<repeat each Argument, Value> { refused() }
}

extension AsyncFactory {
  /// Not a change: a call resolves.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<Given>(_ body: (repeat each Argument) throws -> Given) { refused() }
}

// MARK: - Bodies that wait

extension _ArgumentCounting where _Signature == _Eightfold<Void> {
  /// Not a registration: the body waits, and the factory cannot.
  @available(
    *, unavailable,
    message: "The body waits, and the factory cannot. Declare its property as an AsyncFactory."
  )
  public func register(_ body: @escaping @Sendable () async -> Value) { refused() }

  /// Not an override: the body waits, and the factory cannot.
  @available(
    *, unavailable,
    message: """
      The body waits, and the factory cannot. Wait before, and write override(with: value), or \
      declare its property as an AsyncFactory.
      """
  )
  public func override(_ body: @escaping @Sendable () async -> Value) { refused() }
}

// MARK: - Modifiers after a verb

extension Factory {
  /// Not a registration: nothing comes after it.
  @available(
    *, unavailable,
    message: """
      register returns nothing. Modifiers belong to the property: write them after its braces.
      """
  )
  public func register(_ body: @escaping @Sendable () -> Value) -> Self { refused() }
}

extension ThrowingFactory {
  /// Not a registration: nothing comes after it.
  @available(
    *, unavailable,
    message: """
      register returns nothing. Modifiers belong to the property: write them after its braces.
      """
  )
  public func register(_ body: @escaping @Sendable () throws(Failure) -> Value) -> Self {
    refused()
  }
}

extension ParameterizedFactory {
  /// Not a registration: nothing comes after it.
  @available(
    *, unavailable,
    message: """
      register returns nothing. Modifiers belong to the property: write them after its braces.
      """
  )
  public func register<each Argument>(
    _ body: @escaping @Sendable (repeat each Argument) -> Value
  ) -> Self where Base == ParameterFactory<repeat each Argument, Value> { refused() }
}
