/// A kind of launch for which a body replaces the definition, as in `onTest`. The higher rank wins.
/// These contexts have nothing to do with the context values of `with`.
enum LaunchCondition {
  case test, preview
  case argument(String)

  var rank: UInt64 {
    switch self {
    case .test: 1
    case .preview: 2
    case .argument: 3
    }
  }

  var isMet: Bool {
    let context = LaunchContext.inForce
    return switch self {
    case .test: context.isTest
    case .preview: context.isPreview
    case .argument(let argument): context.arguments.contains(argument)
    }
  }
}

extension Declaration {
  /// Returns a copy for a body with this condition, or nil if the condition is not met or a body
  /// with the same or a higher rank was chosen before.
  func choosing(_ condition: LaunchCondition) -> Declaration? {
    guard condition.rank > place.contextRank, condition.isMet else { return nil }
    var copy = self
    copy.place.contextRank = condition.rank
    return copy
  }
}

/// Bodies for contexts. They win over registrations and give way to overrides. An argument wins
/// over a preview, and a preview over a test. Of two arguments, the one written first wins.
///
/// Each modifier returns a changed copy, so write it in the property. As a statement, it has no
/// effect. To change what a container builds, use `register` or `override`.
extension Factory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(_ argument: String, _ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.argument(argument)).map { Factory($0, body) } ?? self
  }

  /// Builds with `body` in an Xcode preview.
  public func onPreview(_ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.preview).map { Factory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping () -> Value) -> Factory {
    declaration.choosing(.test).map { Factory($0, body) } ?? self
  }
}

extension ParameterFactory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping (repeat each Argument) -> Value
  ) -> Self {
    declaration.choosing(.argument(argument)).map { ParameterFactory($0, body) } ?? self
  }

  /// Builds with `body` in an Xcode preview.
  public func onPreview(_ body: @escaping (repeat each Argument) -> Value) -> Self {
    declaration.choosing(.preview).map { ParameterFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping (repeat each Argument) -> Value) -> Self {
    declaration.choosing(.test).map { ParameterFactory($0, body) } ?? self
  }
}

extension ThrowingFactory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String, _ body: @escaping () throws(Failure) -> Value
  ) -> ThrowingFactory {
    declaration.choosing(.argument(argument)).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in an Xcode preview.
  public func onPreview(_ body: @escaping () throws(Failure) -> Value) -> ThrowingFactory {
    declaration.choosing(.preview).map { ThrowingFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(_ body: @escaping () throws(Failure) -> Value) -> ThrowingFactory {
    declaration.choosing(.test).map { ThrowingFactory($0, body) } ?? self
  }
}

extension AsyncFactory {
  /// Builds with `body` if the process was launched with this argument.
  public func onArgument(
    _ argument: String,
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(.argument(argument)).map { AsyncFactory($0, body) } ?? self
  }

  /// Builds with `body` in an Xcode preview.
  public func onPreview(
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(.preview).map { AsyncFactory($0, body) } ?? self
  }

  /// Builds with `body` in a process that runs tests.
  public func onTest(
    _ body: @escaping @isolated(any) @Sendable (repeat each Argument) async throws(Failure) -> Value
  ) -> Self {
    declaration.choosing(.test).map { AsyncFactory($0, body) } ?? self
  }
}
