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
  where _Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> { refused() }
}

extension FactoryDeclaration where _Signature == _Eightfold<Void> {
  /// Unavailable: `clock(1)`, and `clock { Mock() }`, which registers with other libraries.
  @available(
    *, unavailable,
    message: """
      A call resolves the factory, which takes no arguments. To build something else, write \
      register { … } in an app and override { … } in a test. To take arguments, declare a \
      ParameterFactory.
      """
  )
  @discardableResult
  public func callAsFunction<First, each More>(_ first: First, _ more: repeat each More) -> Value {
    refused()
  }
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
  where Declared._Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> {
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

  /// Unavailable: `container[\.clock, under: variant]`.
  @available(
    *, unavailable,
    message: """
      Choose a variant with container.clock.under(variant)(), or for all that a closure resolves \
      with container.with(variant) { $0[\\.clock] }.
      """
  )
  public subscript<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Self, Declared>, _ arguments: Any..., under first: any Variant,
    _ others: any Variant...
  ) -> Declared.Value { refused() }

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
  ) -> Wanted where Declared._Signature == _Eightfold<(repeat each Argument)> { refused() }

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

  /// Unavailable: `container[\.fields][.text]`, which looks up an element of an array by its key.
  @available(
    *, unavailable,
    message: """
      A keyed list gives an array of (key, value). Write container[\\.list, key] for the element \
      with one key.
      """
  )
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) -> [Key: Element] { refused() }
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
