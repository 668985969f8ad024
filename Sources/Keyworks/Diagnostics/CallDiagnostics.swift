extension Factory {
  /// Unavailable: the factory takes no arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory.
      """
  )
  public func callAsFunction<First>(_ first: First, _ more: Any...) -> Value { refused() }
}

extension _TakingArguments {
  /// Unavailable: the factory takes no arguments.
  @available(
    *, unavailable,
    message: "The factory takes no arguments. Remove them."
  )
  public func callAsFunction<First, each More>(
    _ first: First, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<Void> { refused() }

  /// Unavailable: the factory takes more arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public func callAsFunction<each Given, Next, each Later>(_ given: repeat each Given) -> Value
  where _Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes one argument. Leave out the others.")
  public func callAsFunction<First, Extra, each More>(
    _ first: First, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First)> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes two arguments. Leave out the others.")
  public func callAsFunction<First, Second, Extra, each More>(
    _ first: First, _ second: Second, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First, Second)> { refused() }

  /// Unavailable: the factory takes fewer arguments.
  @available(*, unavailable, message: "The factory takes three arguments. Leave out the others.")
  public func callAsFunction<First, Second, Third, Extra, each More>(
    _ first: First, _ second: Second, _ third: Third, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First, Second, Third)> { refused() }

  /// Unavailable: the factory takes a tuple.
  @available(
    *, unavailable,
    message: """
      The factory takes a tuple, which is one argument. Pass one, or declare the types one after \
      the other: ParameterFactory<Int, String, Value>.
      """
  )
  public func callAsFunction<First, Second, each More>(
    _ first: First, _ second: Second, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, (First, Second, repeat each More))> { refused() }
}
