// MARK: - Calls with too few or too many arguments

extension _TakingArguments {
  /// Unavailable: too few arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public func callAsFunction<each Given, Next, each Later>(_ given: repeat each Given) -> Value
  where _Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }
}

extension ManagedContainer {
  // MARK: - Key paths with too few or too many arguments

  /// Unavailable: too few arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public subscript<Declared: FactoryDeclaration, each Given, Next, each Later>(
    _ factory: KeyPath<Self, Declared>, _ given: repeat each Given
  ) -> Declared.Value
  where Declared._Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Unavailable: arguments for a factory that takes none.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory. A variant is not an argument: container.clock.under(variant)(), or \
      container.with(variant) { $0[\\.clock] }.
      """
  )
  public subscript<Declared: FactoryDeclaration, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ extra: Extra, _ more: repeat each More
  ) -> Declared.Value where Declared._Signature == _Eightfold<Void> { refused() }

  // MARK: - Key paths to another type

  /// Unavailable: a factory of another type than is needed here.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than is wanted here. Resolve one whose declaration \
      names that type, or convert the value.
      """
  )
  public subscript<Declared: FactoryDeclaration, each Argument, Wanted>(
    _ factory: KeyPath<Self, Declared>, _ arguments: repeat each Argument
  ) -> Wanted where Declared._Signature == _Eightfold<(Void, repeat each Argument)> { refused() }

  /// Unavailable: the values of a list of providers.
  @available(
    *, unavailable,
    message: """
      The elements of the list are providers. Call them, container[\\.list].map { $0() }, with \
      arguments if they take any; or build asynchronous ones with \
      try await container.gather(\\.list).
      """
  )
  public subscript<Provider: _Providing>(
    _ list: KeyPath<Self.Type, TagList<Self, Provider>>
  ) -> [Provider.Value] { refused() }

  /// Unavailable: a list of another type than is needed here.
  @available(
    *, unavailable,
    message: """
      The list gives something else than is wanted here. Tags<Element> gives [Element], and \
      KeyedTags<Key, Element> gives [(key: Key, value: Element)]; the elements of AsyncTags and \
      MainActorTags are providers.
      """
  )
  public subscript<List: FactoryList, Wanted>(_ list: KeyPath<Self.Type, List>) -> Wanted {
    refused()
  }
}

// MARK: - Providers

/// A provider for any kind of factory.
///
/// Do not declare new conformances to this protocol.
public protocol _Providing {
  /// The type of the resolved value.
  associatedtype Value
}

extension ThrowingProvider: _Providing {}
