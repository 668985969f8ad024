// What other libraries write to declare and to resolve.

// MARK: - Factories that are initialized

extension Factory {
  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ container: some ManagedContainer, _ body: () throws -> Value) { refused() }

  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: () throws -> Value) { refused() }
}

extension ThrowingFactory {
  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ container: some ManagedContainer, _ body: () throws -> Value) { refused() }

  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: () throws -> Value) { refused() }
}

extension ParameterFactory {
  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(
    _ container: some ManagedContainer, _ body: (repeat each Argument) throws -> Value
  ) { refused() }

  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: (repeat each Argument) throws -> Value) { refused() }
}

extension VariantFactory {
  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(
    _ container: some ManagedContainer, _ body: (V, repeat each Argument) throws -> Value
  ) { refused() }

  /// Not a declaration: a container declares its factories.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init(_ body: (V, repeat each Argument) throws -> Value) { refused() }
}

// MARK: - Resolving by type

extension ManagedContainer {
  /// Not a value: nothing is found by its type.
  @available(
    *, unavailable,
    message: """
      Nothing is found by its type. Call the property that declares the factory: \
      container.clock().
      """
  )
  public func resolve<Wanted>(_ type: Wanted.Type) -> Wanted { refused() }

  /// Not a value: a key path is resolved in brackets.
  @available(*, unavailable, message: "Resolve a key path in brackets: container[\\.clock].")
  public func resolve<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Self, Declared>
  ) -> Declared.Value { refused() }
}
