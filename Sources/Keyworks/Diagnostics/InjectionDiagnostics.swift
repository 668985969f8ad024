/// A property that is resolved for its object: ``Injected`` and ``LazyInjected``.
///
/// It is not for other types to conform to.
public protocol _Injecting {
  /// What the property is.
  associatedtype Value
}

extension Injected: _Injecting {}
extension LazyInjected: _Injecting {}

// MARK: - Factories that take arguments

extension _Injecting {
  /// Not a property: nobody passes the arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes arguments, and nobody passes them here. Resolve it in an initializer, \
      container[\\.report, id], or keep container.provider(\\.report).
      """
  )
  public init<Declared: ParameterizedFactory>(
    _ factory: KeyPath<Container, Declared>, under choice: VariantChoice = .inherited
  ) where Value == Declared.Value { refused() }

  /// Not a property: nobody passes the arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes arguments, and nobody passes them here. Resolve it in an initializer, \
      container[\\.report, id], or keep container.provider(\\.report).
      """
  )
  public init<Root: SharedContainer, Declared: ParameterizedFactory>(
    _ factory: KeyPath<Root, Declared>, under choice: VariantChoice = .inherited
  ) where Value == Declared.Value { refused() }
}

// MARK: - Factories for variants

extension _Injecting {
  /// Not a property: nobody says which variant.
  @available(
    *, unavailable,
    message: """
      A VariantFactory takes its variant when it is resolved. Resolve it in an initializer: \
      container[\\.flow, variant].
      """
  )
  public init<V: Variant>(
    _ factory: KeyPath<Container, VariantFactory<V, Value>>,
    under choice: VariantChoice = .inherited
  ) { refused() }

  /// Not a property: nobody says which variant.
  @available(
    *, unavailable,
    message: """
      A VariantFactory takes its variant when it is resolved. Resolve it in an initializer: \
      container[\\.flow, variant].
      """
  )
  public init<Root: SharedContainer, V: Variant>(
    _ factory: KeyPath<Root, VariantFactory<V, Value>>,
    under choice: VariantChoice = .inherited
  ) { refused() }
}

// MARK: - Factories that can fail

extension _Injecting {
  /// Not a property: nobody handles the error.
  @available(
    *, unavailable,
    message: """
      The factory can fail, and nobody handles the error here. Resolve it in an initializer \
      that throws: try container[\\.config].
      """
  )
  public init<Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<Value, Failure>>,
    under choice: VariantChoice = .inherited
  ) { refused() }

  /// Not a property: nobody handles the error.
  @available(
    *, unavailable,
    message: """
      The factory can fail, and nobody handles the error here. Resolve it in an initializer \
      that throws: try container[\\.config].
      """
  )
  public init<Root: SharedContainer, Failure: Error>(
    _ factory: KeyPath<Root, ThrowingFactory<Value, Failure>>,
    under choice: VariantChoice = .inherited
  ) { refused() }
}

// MARK: - Arguments and variants

extension _Injecting {
  /// Not a property: a wrapper passes nothing on.
  @available(
    *, unavailable,
    message: """
      A property wrapper passes no arguments. Resolve the factory in an initializer, \
      container[\\.report, id]; a variant is written under: .exactly(variant).
      """
  )
  public init<Declared: FactoryDeclaration, First>(
    _ factory: KeyPath<Container, Declared>, _ first: First, _ more: Any...
  ) where Value == Declared.Value { refused() }

  /// Not a property: a wrapper passes nothing on.
  @available(
    *, unavailable,
    message: """
      A property wrapper passes no arguments. Resolve the factory in an initializer, \
      container[\\.report, id]; a variant is written under: .exactly(variant).
      """
  )
  public init<Root: SharedContainer, Declared: FactoryDeclaration, First>(
    _ factory: KeyPath<Root, Declared>, _ first: First, _ more: Any...
  ) where Value == Declared.Value { refused() }
}

// MARK: - Maps

extension _Injecting {
  /// Not a property: a map has no order in which it is one.
  @available(
    *, unavailable,
    message: """
      A map is resolved by its keys. Resolve it in an initializer: container[\\.fields, key], or \
      container[\\.fields] for all.
      """
  )
  public init<Key, Element>(_ map: KeyPath<Container.Type, KeyedTagList<Container, Key, Element>>)
  where Value == [(key: Key, value: Element)] { refused() }
}
