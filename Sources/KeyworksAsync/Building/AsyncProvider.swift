public import Keyworks

/// A ``Keyworks/Provider`` for an ``AsyncFactory``.
public typealias AsyncProvider<Value, Failure: Error> = AsyncParameterProvider<Void, Value, Failure>

/// A ``Keyworks/Provider`` for an ``AsyncParameterFactory``.
public struct AsyncParameterProvider<Argument: Sendable, Value, Failure: Error>: Sendable {
  @usableFromInline
  typealias Resolve =
    nonisolated(nonsending) @Sendable (Argument) async throws(Failure) -> Value

  private let resolve: Resolve
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping Resolve) { self.resolve = resolve }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container still exists.
  public nonisolated(nonsending) func callAsFunction<each Each>(
    _ arguments: repeat each Each
  ) async throws(Failure) -> Value where Argument == (repeat each Each) {
    try await self((repeat each arguments))
  }

  /// Resolves the factory with this argument, and returns its value.
  public nonisolated(nonsending) func callAsFunction(
    _ argument: Argument
  ) async throws(Failure) -> Value {
    try await captured.hold { () async throws(Failure) in try await resolve(argument) }
  }

  /// Returns a provider that passes each value through a closure.
  func map<Other>(
    _ change: @escaping @Sendable (Value) -> Other
  ) -> AsyncParameterProvider<Argument, Other, Failure> {
    AsyncParameterProvider<Argument, Other, Failure> { argument async throws(Failure) in
      change(try await self(argument))
    }
  }
}

extension CapturedContext {
  /// Runs `work` in the captured context. A frame puts the variants in force, because no thread
  /// holds them.
  fileprivate nonisolated(nonsending) func hold<Result, Failure: Error>(
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = variants === VariantsInForce.currentOrNoted ? nil : TaskFrame.scope(of: variants)
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await TaskFrame.current.hold(scope) { () async throws(Failure) in
        let use = user.map(LaterUse.init)
        defer { use?.end() }
        return try await LaterUse.$current.hold(use, during: work)
      }
    }
  }
}

extension ManagedContainer {
  /// Returns a provider for an asynchronous factory.
  public func provider<Argument: Sendable, Key, Value: Sendable, Failure: Error>(
    _ factory: any KeyPath<Self, BasicAsyncFactory<Argument, Key, Value, Failure>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncParameterProvider<Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    return AsyncParameterProvider { [weak self] argument async throws(Failure) in
      try await Self.present(self, place)[keyPath: factory].resolved(argument)
    }
  }
}
