public import Keyworks

/// A ``Keyworks/Provider`` for a ``MainActorFactory``.
public typealias MainActorProvider<Value> = MainActorParameterProvider<Void, Value>

/// A ``Keyworks/Provider`` for a ``MainActorParameterFactory``. Any code can store it; call it on
/// the main actor, or with `await`.
public struct MainActorParameterProvider<Argument, Value>: Sendable {
  private let resolve: @MainActor (Argument) -> Value
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping @MainActor (Argument) -> Value) { self.resolve = resolve }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container was not released.
  @MainActor
  public func callAsFunction<each Each>(_ arguments: repeat each Each) -> Value
  where Argument == (repeat each Each) {
    self((repeat each arguments))
  }

  /// Resolves the factory with this argument, and returns its value.
  @MainActor
  public func callAsFunction(_ argument: Argument) -> Value { captured.hold { resolve(argument) } }
}

extension ManagedContainer {
  /// Returns a provider for a main-actor factory.
  public func provider<Argument, Key, Value>(
    _ factory: any KeyPath<Self, BasicMainActorFactory<Argument, Key, Value>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> MainActorParameterProvider<Argument, Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return MainActorParameterProvider { [weak self] argument in
      Self.present(self, place)[keyPath: factory](argument)
    }
  }

  /// Resolves a main-actor factory: `container[\.library]`, with `await` elsewhere.
  @MainActor @_alwaysEmitIntoClient
  public subscript<each Argument, Key, Value>(
    _ factory: any KeyPath<Self, BasicMainActorFactory<(repeat each Argument), Key, Value>>
      & Sendable,
    _ arguments: repeat each Argument
  ) -> Value { self[keyPath: factory](repeat each arguments) }
}
