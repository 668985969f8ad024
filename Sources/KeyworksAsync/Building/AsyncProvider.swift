public import Keyworks

/// A ``Keyworks/Provider`` for an ``AsyncFactory``.
public struct AsyncProvider<each Argument: Sendable, Value, Failure: Error>: Sendable {
  // The arguments are a tuple, because the compiler (6.3.1) crashes at such a closure that takes
  // only a pack.
  @usableFromInline
  typealias Resolve =
    nonisolated(nonsending) @Sendable ((repeat each Argument)) async throws(Failure) -> Value

  private let resolve: Resolve
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping Resolve) { self.resolve = resolve }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container still exists.
  public nonisolated(nonsending) func callAsFunction(
    _ arguments: repeat each Argument
  ) async throws(Failure) -> Value {
    try await captured.hold { () async throws(Failure) in
      try await resolve((repeat each arguments))
    }
  }

  /// Returns a provider that passes each value through a closure.
  func map<Other>(
    _ change: @escaping @Sendable (Value) -> Other
  ) -> AsyncProvider<repeat each Argument, Other, Failure> {
    AsyncProvider<repeat each Argument, Other, Failure> {
      (arguments: (repeat each Argument)) async throws(Failure) in
      change(try await self(repeat each arguments))
    }
  }
}

extension CapturedContext {
  /// Runs `work` in the captured context. A frame puts the variants in force, because no thread holds
  /// them.
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
  public func provider<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ factory: any KeyPath<Self, AsyncFactory<repeat each Argument, Value, Failure>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncProvider<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    return AsyncProvider {
      [weak self] (arguments: (repeat each Argument)) async throws(Failure) in
      try await Self.present(self, place)[keyPath: factory].resolved(repeat each arguments)
    }
  }
}
