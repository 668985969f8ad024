/// A property wrapper that resolves a factory for its object: ``Injected`` or ``LazyInjected``.
///
/// Do not declare new conformances to this protocol.
public protocol _Injecting {
  /// The type of the property.
  associatedtype Value
}

extension Injected: _Injecting {}
extension LazyInjected: _Injecting {}

// MARK: - Factories that take arguments

@available(
  *, unavailable,
  message: """
    The factory takes arguments, but none are passed here. Write them after the key path, \
    @Injected(\\.report, id), or keep container.provider(\\.report).
    """
)
extension _Injecting {
  /// Unavailable: `@Injected(\.report)` of a factory with arguments.
  public init<each Argument>(
    _ factory: KeyPath<Container, ParameterFactory<repeat each Argument, Value>>,
    under variants: any Variant...
  ) { refused() }

  /// Unavailable: the same, for a factory of another container.
  public init<Root: SharedContainer, each Argument>(
    _ factory: KeyPath<Root, ParameterFactory<repeat each Argument, Value>>,
    under variants: any Variant...
  ) { refused() }
}

extension _Injecting {
  // MARK: - Factories that can fail

  /// Unavailable: `@Injected(\.config) var config: Config` of a factory that can fail.
  @available(
    *, unavailable,
    message: """
      The factory can fail, and a property cannot throw. Declare it without a type or as a \
      Result, and read it with try config.get(); or resolve it in an initializer that throws: \
      try container[\\.config].
      """
  )
  public init<each Argument, Failure: Error>(
    _ factory: KeyPath<Container, ThrowingFactory<repeat each Argument, Value, Failure>>,
    _ arguments: repeat each Argument, under variants: any Variant...
  ) { refused() }

  // MARK: - Arguments that do not fit

  /// Unavailable: arguments of other types, or another number of them.
  @available(
    *, unavailable,
    message: """
      The factory takes other arguments. Pass one for each type that its declaration lists \
      before the value; a variant that it does not list is written under: variant.
      """
  )
  @_disfavoredOverload  // so that an AsyncFactory is explained as such
  public init<Declared: FactoryDeclaration, First>(
    _ factory: KeyPath<Container, Declared>, _ first: First, _ more: Any...
  ) where Value == Declared.Value { refused() }
}

// MARK: - Lists with elements of another type

@available(
  *, unavailable,
  message: """
    The list gives something else than the property is. Tags<Element> gives [Element], and \
    KeyedTags<Key, Element> gives [(key: Key, value: Element)]; the elements of AsyncTags and \
    MainActorTags are providers.
    """
)
extension _Injecting {
  /// Unavailable: a property that has another type than the list gives.
  public init<List: FactoryList>(
    _ list: KeyPath<Container.Type, List>, under variants: any Variant...
  ) { refused() }

  /// Unavailable: the same, for a list of another container.
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under variants: any Variant...
  ) { refused() }
}
