extension Tagged {
  /// Unavailable: the factory does not build elements of the list.
  @available(
    *, unavailable,
    message: """
      The factory does not build elements of the list. If its value has another type, say in a \
      closure how it is one of them: Tagged(\\.clock) { $0 }. An AsyncFactory belongs to AsyncTags, a \
      MainActorFactory to MainActorTags, and a factory with arguments to Tags<ParameterProvider<Int, Value>>.
      """
  )
  @_disfavoredOverload
  public init<Declared: FactoryDeclaration>(
    _ factory: KeyPath<Root, Declared>, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) { refused() }
}
