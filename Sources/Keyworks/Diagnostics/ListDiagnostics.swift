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
}
