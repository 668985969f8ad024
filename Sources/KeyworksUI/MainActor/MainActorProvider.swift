public import Keyworks

/// A ``Keyworks/Provider`` for a ``MainActorFactory``. Any code can store it; call it on the main
/// actor, or with `await`.
public struct MainActorProvider<each Argument, Value>: Sendable {
  private let resolve: @MainActor (repeat each Argument) -> Value
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping @MainActor (repeat each Argument) -> Value) { self.resolve = resolve }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container was not released.
  @MainActor
  public func callAsFunction(_ arguments: repeat each Argument) -> Value {
    captured.hold { resolve(repeat each arguments) }
  }
}

extension ManagedContainer {
  /// Returns a provider for a main-actor factory.
  @_alwaysEmitIntoClient
  public func provider<each Argument, Value>(
    _ factory: any KeyPath<Self, MainActorFactory<repeat each Argument, Value>> & Sendable,
    file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> MainActorProvider<repeat each Argument, Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return MainActorProvider { [weak self] (arguments: repeat each Argument) in
      Self.present(self, place)[keyPath: factory](repeat each arguments)
    }
  }

  /// Resolves a main-actor factory: `container[\.library]`, with `await` elsewhere.
  @MainActor @_alwaysEmitIntoClient
  public subscript<each Argument, Value>(
    _ factory: any KeyPath<Self, MainActorFactory<repeat each Argument, Value>> & Sendable,
    _ arguments: repeat each Argument
  ) -> Value { self[keyPath: factory](repeat each arguments) }
}
