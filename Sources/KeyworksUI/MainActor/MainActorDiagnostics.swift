public import Keyworks

// Messages for mistakes with factories of the main actor: see `Diagnostics.swift`.

extension MainActorFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<(Void, repeat each Argument)>
}

extension MainActorProvider: _Providing {}

extension Tagged {
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
