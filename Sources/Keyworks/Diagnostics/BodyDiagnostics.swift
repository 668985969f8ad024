// MARK: - Bodies of another kind

@available(
  *, unavailable,
  message: """
    self { … } declares a Factory or a ParameterFactory, and its body neither fails nor waits. \
    Declare a body that can fail as a ThrowingFactory<Value, any Error>, with \
    self.throwing { … }, one that waits as an AsyncFactory<Value, any Error>, with \
    self.async { … }, and one of the main actor as a MainActorFactory<Value>, with \
    self.mainActor { … }.
    """
)
extension ManagedContainer {
  /// Unavailable: `self { try … }`, `self { await … }`, or `self { … }` for another kind of
  /// factory.
  public func callAsFunction<Declared: FactoryDeclaration>(
    _ body: @escaping @MainActor () async throws -> Declared.Value
  ) -> Declared where Declared._Signature == _Eightfold<Void> { refused() }
}

extension ManagedContainer {
  // MARK: - Bodies whose parameters do not match the arguments

  /// Unavailable: `self { container in … }`.
  @available(
    *, unavailable,
    message: """
      A body takes only the arguments that its property declares. The container is self; an \
      argument has its type before the value: ParameterFactory<Int, Value>.
      """
  )
  @_disfavoredOverload  // so that a body with too few parameters is explained as such
  public func callAsFunction<Declared: FactoryDeclaration>(
    _ body: @escaping (Self) -> Declared.Value
  ) -> Declared { refused() }
}

@available(
  *, unavailable,
  message: """
    The body has fewer parameters than the property declares arguments. Write one for each \
    type before the value, or _ for one that is not used.
    """
)
extension ManagedContainer {
  /// Unavailable: a body with too few parameters.
  public func callAsFunction<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Unavailable: a body of `self.throwing { … }` with too few parameters.
  public func throwing<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) throws -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> {
    refused()
  }
}

// The surplus parameter needs a type of its own. If its type had to be inferred, the compiler
// would report that instead of this message.
@available(
  *, unavailable,
  message: """
    The body has more parameters than the property declares arguments. Write a type for each \
    of them before the value.
    """
)
extension ManagedContainer {
  /// Unavailable: a body with too many parameters.
  public func callAsFunction<Declared: _TakingArguments, each Argument>(
    _ body: @escaping (repeat each Argument, Any) -> Declared.Value
  ) -> Declared where Declared._Signature == _Eightfold<(repeat each Argument)> { refused() }

  /// Unavailable: a body of `self.throwing { … }` with too many parameters.
  public func throwing<Declared: _TakingArguments, each Argument>(
    _ body: @escaping (repeat each Argument, Any) throws -> Declared.Value
  ) -> Declared where Declared._Signature == _Eightfold<(repeat each Argument)> { refused() }
}
