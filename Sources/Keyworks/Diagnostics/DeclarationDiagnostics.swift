extension FactoryDeclaration {
  // MARK: - The spellings of other libraries

  /// Unavailable: `Factory(self) { … }`, `Factory { … }`.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init<each Argument>(
    _ container: (any ManagedContainer)? = nil, _ body: (repeat each Argument) throws -> Value
  ) { refused() }

  /// Unavailable: `.onTest { … }`.
  @available(
    *, unavailable,
    message: "Write .on(.test) { … }, .on(.preview) { … } or .on(.argument(\"name\")) { … }."
  )
  public func onTest<Body>(_ body: Body) -> Self { refused() }

  // MARK: - Verbs

  /// Unavailable: `clock.register(mock)`. The default makes the compiler leave this overload out if a
  /// closure follows.
  @available(
    *, unavailable,
    message: """
      Write register(with: value) to hand out that value, register { value } to make it each time, \
      or register(body: function).
      """
  )
  public func register<Given>(_ given: Given? = nil) { refused() }

  /// Unavailable: `clock.override(mock)`.
  @available(
    *, unavailable,
    message: """
      Write override(with: value) to hand out that value, override { value } to make it each time, \
      or override(body: function).
      """
  )
  public func override<Given>(_ given: Given? = nil) { refused() }
}

extension ContainerManager {
  /// Unavailable: `container.manager.push()`.
  @available(
    *, unavailable,
    message: """
      An override returns a token: let token = container.clock.override { … }, and later \
      token.revert(). A test in a sandbox needs neither.
      """
  )
  public func push() { refused() }

  /// Unavailable: `container.manager.reset()`.
  @available(
    *, unavailable,
    message:
      "Write container.reset(), or container.reset(.instances) to keep registrations and overrides."
  )
  public func reset(options: Any...) { refused() }
}

@available(
  *, unavailable,
  message: """
    The body has fewer parameters than the factory takes arguments. Write one for each type \
    before the value, or _ for one that is not used.
    """
)
extension _TakingArguments {
  /// Unavailable: a body of `register` with too few parameters.
  public func register<each Given, Next, each Later>(
    body: @escaping (repeat each Given) -> Value
  ) where _Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }

  /// Unavailable: a body of `override` with too few parameters.
  public func override<each Given, Next, each Later>(
    body: @escaping (repeat each Given) -> Value
  ) where _Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }
}

@available(
  *, unavailable, message: "The body has more parameters than the factory takes arguments."
)
extension _TakingArguments {
  /// Unavailable: a body of `register` with too many parameters.
  public func register<each Given>(
    body: @escaping (repeat each Given, Any) -> Value
  ) where _Signature == _Eightfold<(Void, repeat each Given)> { refused() }

  /// Unavailable: a body of `override` with too many parameters.
  public func override<each Given>(
    body: @escaping (repeat each Given, Any) -> Value
  ) where _Signature == _Eightfold<(Void, repeat each Given)> { refused() }
}
