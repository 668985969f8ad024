extension Factory {
  /// Not a call: there are arguments, and the factory takes none.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory.
      """
  )
  public func callAsFunction<First>(_ first: First, _ more: Any...) -> Value { refused() }
}

extension ThrowingFactory {
  /// Not a call: there are arguments, and the factory takes none.
  @available(
    *, unavailable,
    message: "The factory takes no arguments. Leave them out."
  )
  public func callAsFunction<First>(_ first: First, _ more: Any...) -> Value { refused() }
}

extension _TakingArguments {
  /// Not a call: there are arguments, and the factory takes none.
  @available(
    *, unavailable,
    message: "The factory takes no arguments. Leave them out."
  )
  public func callAsFunction<First, each More>(
    _ first: First, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<Void> { refused() }

  /// Not a call: there are fewer arguments than the factory takes.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public func callAsFunction<each Given, Next, each Later>(_ given: repeat each Given) -> Value
  where _Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes one argument. Leave out the others.")
  public func callAsFunction<First, Extra, each More>(
    _ first: First, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes two arguments. Leave out the others.")
  public func callAsFunction<First, Second, Extra, each More>(
    _ first: First, _ second: Second, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First, Second)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes three arguments. Leave out the others.")
  public func callAsFunction<First, Second, Third, Extra, each More>(
    _ first: First, _ second: Second, _ third: Third, _ extra: Extra, _ more: repeat each More
  ) -> Value where _Signature == _Eightfold<(Void, First, Second, Third)> { refused() }

  /// Not a call: the factory takes a tuple.
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
