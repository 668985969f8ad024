extension ManagedContainer {
  /// Unavailable: the factory takes more arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public subscript<Declared: _ArgumentCounting, each Given, Next, each Later>(
    _ factory: KeyPath<Self, Declared>, _ given: repeat each Given
  ) -> Declared.Value
  where Declared._Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Unavailable: the factory takes no arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory.
      """
  )
  public subscript<Declared: _ArgumentCounting, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ extra: Extra, _ more: repeat each More
  ) -> Declared.Value where Declared._Signature == _Eightfold<Void> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes one argument. Leave out the others.")
  public subscript<Declared: _ArgumentCounting, First, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ extra: Extra,
    _ more: repeat each More
  ) -> Declared.Value where Declared._Signature == _Eightfold<(Void, First)> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes two arguments. Leave out the others.")
  public subscript<Declared: _ArgumentCounting, First, Second, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second, _ extra: Extra,
    _ more: repeat each More
  ) -> Declared.Value where Declared._Signature == _Eightfold<(Void, First, Second)> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes three arguments. Leave out the others.")
  public subscript<Declared: _ArgumentCounting, First, Second, Third, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second, _ third: Third,
    _ extra: Extra, _ more: repeat each More
  ) -> Declared.Value where Declared._Signature == _Eightfold<(Void, First, Second, Third)> {
    refused()
  }

  /// Unavailable: the factory takes a tuple.
  @available(
    *, unavailable,
    message: """
      The factory takes a tuple, which is one argument. Pass one, or declare the types one after \
      the other: ParameterFactory<Int, String, Value>.
      """
  )
  public subscript<Declared: _ArgumentCounting, First, Second, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second,
    _ more: repeat each More
  ) -> Declared.Value
  where Declared._Signature == _Eightfold<(Void, (First, Second, repeat each More))> { refused() }
}

// MARK: - Key paths to another type

extension ManagedContainer {
  /// Unavailable: the factory does not build the type that is needed here.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than is wanted here. Resolve one whose declaration \
      names that type, or convert the value.
      """
  )
  public subscript<Declared: _ArgumentCounting, each Argument, Wanted>(
    _ factory: KeyPath<Self, Declared>, _ arguments: repeat each Argument
  ) -> Wanted where Declared._Signature == _Eightfold<(Void, repeat each Argument)> { refused() }

  /// Unavailable: the list does not give the type that is needed here.
  @available(
    *, unavailable,
    message: """
      The list gives something else than is wanted here. Tags<Element> gives [Element], and \
      KeyedTags<Key, Element> gives [(key: Key, value: Element)].
      """
  )
  public subscript<List: FactoryList, Wanted>(_ list: KeyPath<Self.Type, List>) -> Wanted {
    refused()
  }
}
