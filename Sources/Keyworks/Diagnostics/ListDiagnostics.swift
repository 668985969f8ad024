extension Tagged {
  // MARK: - Members that need a closure

  /// Unavailable: the factory does not build elements of the list.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than the elements of the list. Say in a closure how its \
      value is one of them: Tagged(\\.clock) { $0 }.
      """
  )
  @_disfavoredOverload
  public init<Value>(
    _ factory: KeyPath<Root, Factory<Value>>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...
  ) { refused() }

  /// Unavailable: the elements of the list take arguments, and the factory takes none.
  @available(
    *, unavailable,
    message: """
      The elements of the list take arguments, and the factory takes none. Name a \
      ParameterFactory that takes the same.
      """
  )
  public init<Value, each Argument, Wanted>(
    _ factory: KeyPath<Root, Factory<Value>>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...
  ) where Element == Provider<repeat each Argument, Wanted> { refused() }

  // MARK: - Asynchronous members

  /// Unavailable: the list is not asynchronous, or has elements of another type.
  @available(
    *, unavailable,
    message: """
      A member that has to be awaited belongs to a list that is declared as AsyncTags<Element> or \
      AsyncKeyedTags<Key, Element>. If the elements have another type, say in a closure how its \
      value is one of them: Tagged(\\.pool) { $0 }.
      """
  )
  public init<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: KeyPath<Root, AsyncFactory<repeat each Argument, Value, Failure>>,
    priority: Int = 0, _ order: TagOrder<Root>..., upcast: ((Value) -> Any)? = nil
  ) { refused() }

  // MARK: - Main-actor members

  /// Unavailable: the list is not a main-actor list, or has elements of another type.
  @available(
    *, unavailable,
    message: """
      A member of the main actor belongs to a list that is declared as MainActorTags<Element> or \
      MainActorKeyedTags<Key, Element>. If the elements have another type, say in a closure how its \
      value is one of them: Tagged(\\.shop) { $0 }.
      """
  )
  public init<each Argument, Value>(
    _ factory: KeyPath<Root, MainActorFactory<repeat each Argument, Value>>,
    priority: Int = 0, _ order: TagOrder<Root>..., upcast: ((Value) -> Any)? = nil
  ) { refused() }
}
