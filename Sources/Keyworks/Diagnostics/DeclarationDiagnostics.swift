extension FactoryDeclaration {
  // MARK: - The spellings of other libraries

  /// Unavailable: `Factory(self) { … }`, `Factory { … }`.
  @available(
    *, unavailable, message: "A factory is declared by calling its container: self { … }."
  )
  public init<each Argument>(
    _ container: (any ManagedContainer)? = nil, _ body: (repeat each Argument) throws -> Value
  ) { refused() }

  /// Unavailable: `.context(.test) { … }`.
  @available(
    *, unavailable,
    message: """
      Where the factory is declared, write .on(.test) { … }, .on(.preview) { … } or \
      .on(.argument("name")) { … }.
      """
  )
  public func context<Body>(_ launch: LaunchCondition, _ body: Body) -> Self { refused() }

  // MARK: - Verbs

  /// Unavailable: `clock.register(mock)`. The default makes the compiler leave this overload out if
  /// a closure follows.
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

extension Factory {
  /// Unavailable: `clock.register { … }.cached`.
  @available(
    *, unavailable,
    message: """
      A registration returns nothing, and the factory keeps its lifetime and its other modifiers. \
      Write those where the factory is declared, self { … }.cached, and end the registration with \
      its body.
      """
  )
  public func register(body: @escaping () -> Value) -> Self { refused() }
}

@available(
  *, unavailable, message: "A lifetime has no parentheses: self { … }.cached. A call resolves."
)
// Not for all kinds: with a method of this name, the compiler would infer less about a factory with
// several arguments.
extension Factory {
  /// Unavailable: `self { … }.cached()`.
  public func cached() -> Self { refused() }

  /// Unavailable: `self { … }.singleton()`.
  public func singleton() -> Self { refused() }
}

extension ManagedContainer {
  /// Unavailable: `Container().with { … }`.
  @available(
    *, unavailable,
    message: """
      with(value) { … } puts context values in force. To change factories, keep the container: \
      let container = Container(), and then container.clock.register { … }.
      """
  )
  @discardableResult
  public func with(_ change: (Self) -> Void) -> Self { refused() }
}

extension ResetOptions {
  /// Unavailable: `container.reset(.scope)`.
  @available(
    *, unavailable,
    message: "Write .instances for all instances, or container.reset(scope: .cached) for some."
  )
  public static var scope: ResetOptions { refused() }
}

extension ContainerManager {
  /// Unavailable: `container.manager.reset()`.
  @available(
    *, unavailable,
    message:
      "Write container.reset(), or container.reset(.instances) to keep registrations and overrides."
  )
  public func reset(options: ResetOptions = .all) { refused() }
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
  ) where _Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> { refused() }

  /// Unavailable: a body of `override` with too few parameters.
  public func override<each Given, Next, each Later>(
    body: @escaping (repeat each Given) -> Value
  ) where _Signature == _Eightfold<(repeat each Given, Next, repeat each Later)> { refused() }
}

@available(
  *, unavailable, message: "The body has more parameters than the factory takes arguments."
)
extension _TakingArguments {
  /// Unavailable: a body of `register` with too many parameters.
  public func register<each Given>(
    body: @escaping (repeat each Given, Any) -> Value
  ) where _Signature == _Eightfold<(repeat each Given)> { refused() }

  /// Unavailable: a body of `override` with too many parameters.
  public func override<each Given>(
    body: @escaping (repeat each Given, Any) -> Value
  ) where _Signature == _Eightfold<(repeat each Given)> { refused() }
}
