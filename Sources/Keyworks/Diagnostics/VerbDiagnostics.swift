// MARK: - Values and functions without a label

extension FactoryDeclaration {
  // The default makes the compiler leave these overloads out if a closure follows.

  /// Unavailable: a value needs the label `with:`, and a function `body:`.
  @available(
    *, unavailable,
    message: """
      Write register(with: value) to hand out that value, register { value } to make it each time, \
      or register(body: function).
      """
  )
  public func register<Given>(_ given: Given? = nil) { refused() }

  /// Unavailable: a value needs the label `with:`, and a function `body:`.
  @available(
    *, unavailable,
    message: """
      Write override(with: value) to hand out that value, override { value } to make it each time, \
      or override(body: function).
      """
  )
  public func override<Given>(_ given: Given? = nil) { refused() }
}

// MARK: - Calls instead of verbs

extension Factory {
  /// Unavailable: calling a factory resolves it.
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
  /// Unavailable: calling a factory resolves it.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<Given>(_ body: () throws -> Given) { refused() }
}

extension ParameterFactory {
  /// Unavailable: calling a factory resolves it.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction(_ body: (repeat each Argument) throws -> Value) { refused() }
}

extension AsyncFactory {
  /// Unavailable: calling a factory resolves it.
  @available(
    *, unavailable,
    message: """
      Calling a factory resolves it. To change what it builds, write register { … }, or \
      override { … } in a test.
      """
  )
  public func callAsFunction<Given>(_ body: (repeat each Argument) throws -> Given) { refused() }
}

// MARK: - Asynchronous bodies

extension _ArgumentCounting where _Signature == _Eightfold<Void> {
  /// Unavailable: the body is asynchronous, and the factory is not.
  @available(
    *, unavailable,
    message:
      "The body awaits, but the factory is synchronous. Declare the property as an AsyncFactory."
  )
  public func register(body: @escaping @Sendable () async -> Value) { refused() }

  /// Unavailable: the body is asynchronous, and the factory is not.
  @available(
    *, unavailable,
    message: """
      The body waits, and the factory cannot. Wait before, and write override(with: value), or \
      declare its property as an AsyncFactory.
      """
  )
  public func override(body: @escaping @Sendable () async -> Value) { refused() }
}

// MARK: - Modifiers after a verb

extension Factory {
  /// Unavailable: `register` returns nothing, so no modifier can follow it.
  @available(
    *, unavailable,
    message: """
      register returns nothing. Modifiers belong to the property: write them after its braces.
      """
  )
  public func register(body: @escaping @Sendable () -> Value) -> Self { refused() }
}

extension ParameterFactory {
  /// Unavailable: `register` returns nothing, so no modifier can follow it.
  @available(
    *, unavailable,
    message: """
      register returns nothing. Modifiers belong to the property: write them after its braces.
      """
  )
  public func register(
    body: @escaping @Sendable (repeat each Argument) -> Value
  ) -> Self { refused() }
}

// MARK: - Starting a factory with arguments

extension ManagedContainer {
  /// Unavailable: the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      A factory with arguments cannot be started. Declare a factory without arguments that \
      resolves it, and start that one.
      """
  )
  public func start<each Declared: FactoryDeclaration>(
    _ factories: repeat any KeyPath<Self, each Declared> & Sendable
  ) async throws { refused() }
}

extension Wiring {
  /// Unavailable: the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      A factory with arguments cannot be started. Declare a factory without arguments that \
      resolves it, and start that one.
      """
  )
  public func starting<each Declared: FactoryDeclaration>(
    _ factories: repeat any KeyPath<Root, each Declared> & Sendable
  ) -> Wiring { refused() }
}
