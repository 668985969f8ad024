// Messages for mistakes with injected properties: see `Diagnostics.swift`.

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
  public init<each Argument, Key, Failure: Error>(
    _ factory: KeyPath<Container, BasicFactory<(repeat each Argument), Key, Value, Failure>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    without dropped: any Variant.Type...
  ) { refused() }

  // MARK: - Arguments that do not fit

  /// Unavailable: arguments of other types, or another number of them.
  @available(
    *, unavailable,
    message: """
      The factory takes other arguments. Write one for each type that its declaration lists before \
      the value, @Injected(\\.report, id), or keep container.provider(\\.report). A variant that it \
      does not list is written under: variant.
      """
  )
  @_disfavoredOverload  // so that an AsyncFactory is explained as such
  public init<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Container, Declared>, _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) where Value == Declared.Value { refused() }

  // MARK: - Other containers

  /// Unavailable: a container without `shared`, or one that has it and a factory with other
  /// arguments.
  @available(
    *, unavailable,
    message: """
      An injected property needs a SharedContainer, and the arguments that the factory takes: \
      @Injected(\\PaymentsContainer.report, id). From another container, pass the value to an \
      initializer: Screen(cart: container.cart()).
      """
  )
  @_disfavoredOverload
  public init<Root: ManagedContainer, Declared: FactoryDeclaration>(
    _ factory: KeyPath<Root, Declared>, _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) where Value == Declared.Value { refused() }
}

extension SharedContainer {
  /// Unavailable: a constant of a factory with other arguments, or of one that waits.
  @available(
    *, unavailable,
    message: """
      The factory takes other arguments, or it is asynchronous. Write one argument for each type that \
      its declaration lists before the value, Container.injected(\\.report, id), or keep \
      container.provider(\\.report).
      """
  )
  @_disfavoredOverload
  public static func injected<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Self, Declared>, _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) -> Declared.Value { refused() }
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
    _ list: KeyPath<Container.Type, List>, under variants: any Variant...,
    without dropped: any Variant.Type...
  ) { refused() }

  /// Unavailable: the same, for a list of another container.
  public init<Root: SharedContainer, List: FactoryList>(
    _ list: KeyPath<Root.Type, List>, under variants: any Variant...,
    without dropped: any Variant.Type...
  ) { refused() }
}

// MARK: - Names that do not exist

/// A container that has every member of ``Container``, and any other name.
///
/// If a key path has no root, the compiler reports that it cannot infer one, and never that
/// `Container` lacks the member. With this root it finds each name: an unavailable initializer then
/// says what is wrong.
///
/// Do not declare conformances to this protocol.
@dynamicMemberLookup
public protocol _Misspelled: Container {
  /// A member that `Container` does not have.
  subscript(dynamicMember name: String) -> _Missing { get }
}

/// The type of a member that does not exist.
public struct _Missing {}

@available(
  *, unavailable,
  message: """
    Container has no factory of this name. Check the spelling, and import the module that declares \
    the factory. Another container is written before the name: \\PaymentsContainer.gateway.
    """
)
extension _Injecting {
  /// Unavailable: `@Injected(\.clokc) var clock: any Clock`.
  @_disfavoredOverload
  public init(
    _ name: KeyPath<any _Misspelled, _Missing>, _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) { refused() }

  /// Unavailable: the same of a property without a type.
  @_disfavoredOverload
  public init(
    _ name: KeyPath<any _Misspelled, _Missing>, _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) where Value == _Missing { refused() }
}

/// Unavailable: `@DynamicInjected(\.clock) var clock`.
@available(
  *, unavailable,
  message: """
    Declare a computed property: var clock: any Clock { Container.shared.clock() }. Or resolve once, \
    with @Injected when the object is made, with @LazyInjected at the first use.
    """
)
public typealias DynamicInjected<Value> = LazyInjected<Value>
