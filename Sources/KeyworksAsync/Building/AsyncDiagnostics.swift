public import Keyworks

// Messages for mistakes with asynchronous factories: see `Diagnostics.swift`.

extension BasicAsyncFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<Argument>
}

extension AsyncParameterProvider: _Providing {}

extension ManagedContainer {
  /// Unavailable: a body of `self.async { … }` with too few parameters.
  @available(
    *, unavailable,
    message: """
      The body has fewer parameters than the property declares arguments. Write one for each \
      type before the value, or _ for one that is not used.
      """
  )
  public func async<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) async throws -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Unavailable: a body of `self.async { … }` with too many parameters.
  @available(
    *, unavailable,
    message: """
      The body has more parameters than the property declares arguments. Write a type for each \
      of them before the value.
      """
  )
  public func async<Declared: _TakingArguments, each Argument>(
    _ body: @escaping (repeat each Argument, Any) async throws -> Declared.Value
  ) -> Declared where Declared._Signature == _Eightfold<(repeat each Argument)> { refused() }
}

extension _Injecting {
  /// Unavailable: `@Injected(\.pool)` of an asynchronous factory.
  @available(
    *, unavailable,
    message: """
      The factory is asynchronous, and a property cannot wait for it. Take the value in an \
      initializer, or keep container.provider(\\.pool).
      """
  )
  public init<each Argument: Sendable, Key, Failure: Error>(
    _ factory: KeyPath<Container, BasicAsyncFactory<(repeat each Argument), Key, Value, Failure>>,
    _ arguments: Any..., under variants: any Variant...,
    without dropped: any Variant.Type...
  ) where Value: Sendable { refused() }
}
