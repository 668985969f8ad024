// MARK: - Members that need a closure

extension Tagged {
  /// Not a member: the factory builds another type than the elements of the list.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than the elements of the list. Say in a closure how its \
      value is one of them: Tagged(\\.clock) { $0 }.
      """
  )
  public init<Value>(
    _ factory: KeyPath<Root, Factory<Value>>, priority: Int = 0,
    under choice: VariantChoice = .inherited, _ order: TagOrder<Root>...
  ) { refused() }

  /// Not a member: the factory takes no arguments, and the list is of such that do.
  @available(
    *, unavailable,
    message: """
      The elements of the list take arguments, and the factory takes none. Name a \
      ParameterFactory that takes the same.
      """
  )
  public init<Value, each Argument, Wanted>(
    _ factory: KeyPath<Root, Factory<Value>>, priority: Int = 0,
    under choice: VariantChoice = .inherited, _ order: TagOrder<Root>...
  ) where Element == ParameterProvider<repeat each Argument, Wanted> { refused() }
}

extension ManagedContainer {
  /// Not a contribution: the factory builds another type than the elements of the list.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than the elements of the list. Say in a closure how its \
      value is one of them: contribute(\\.clock, to: \\.list) { $0 }.
      """
  )
  public func contribute<Value, Element>(
    _ factory: KeyPath<Self, Factory<Value>>, priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>
  ) { refused() }

  /// Not a contribution: the factory builds another type than the elements of the map.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than the elements of the map. Say in a closure how its \
      value is one of them: contribute(\\.clock, for: key, to: \\.map) { $0 }.
      """
  )
  public func contribute<Value, Key, Element>(
    _ factory: KeyPath<Self, Factory<Value>>, priority: Int = 0, _ order: TagOrder<Self>...,
    for key: Key, to map: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) { refused() }
}
