// The spellings of other libraries for declaring and resolving.

// MARK: - Factories created by an initializer

extension Factory {
  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ container: some ManagedContainer, _ body: () throws -> Value) { refused() }

  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: () throws -> Value) { refused() }
}

extension ThrowingFactory {
  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ container: some ManagedContainer, _ body: () throws -> Value) { refused() }

  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: () throws -> Value) { refused() }
}

extension ParameterFactory {
  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(
    _ container: some ManagedContainer, _ body: (repeat each Argument) throws -> Value
  ) { refused() }

  /// Unavailable: call a container to declare a factory.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: (repeat each Argument) throws -> Value) { refused() }
}

// MARK: - Resolving by type

extension ManagedContainer {
  /// Unavailable: factories are not looked up by type.
  @available(
    *, unavailable,
    message: """
      Nothing is found by its type. Call the property that declares the factory: \
      container.clock().
      """
  )
  public func resolve<Wanted>(_ type: Wanted.Type) -> Wanted { refused() }

  /// Unavailable: resolve a key path in brackets.
  @available(*, unavailable, message: "Resolve a key path in brackets: container[\\.clock].")
  public func resolve<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Self, Declared>
  ) -> Declared.Value { refused() }
}
