/// A way to resolve a factory later, for values that you need more than once or not at once.
///
/// ```swift
/// var screen: Factory<Screen> { self { Screen(report: self.provider(\.report)) } }
/// ```
///
/// Each call resolves the factory, with arguments if it takes any, and follows its lifetime. It
/// uses the values of `with` (see <doc:Context>) and the variants that were in force when the
/// provider was made. A provider does not keep its container alive, so you can pass it to instances
/// that the container caches.
public typealias Provider<Value> = ThrowingParameterProvider<Void, Value, Never>

/// A ``Provider`` for a factory with an argument, or with a tuple of several.
public typealias ParameterProvider<Argument, Value> =
  ThrowingParameterProvider<Argument, Value, Never>

/// A ``Provider`` for a factory that can fail.
public typealias ThrowingProvider<Value, Failure: Error> =
  ThrowingParameterProvider<Void, Value, Failure>

/// A ``Provider`` for a factory that takes arguments and can fail. The other providers are this
/// type, without arguments or without errors.
public struct ThrowingParameterProvider<Argument, Value, Failure: Error>: Sendable {
  private let resolve: @Sendable (Argument) throws(Failure) -> Value
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping @Sendable (Argument) throws(Failure) -> Value) {
    self.resolve = resolve
  }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container still exists.
  public func callAsFunction<each Each>(_ arguments: repeat each Each) throws(Failure) -> Value
  where Argument == (repeat each Each) {
    try self((repeat each arguments))
  }

  /// Resolves the factory with this argument, and returns its value.
  public func callAsFunction(_ argument: Argument) throws(Failure) -> Value {
    try captured.hold { () throws(Failure) in try resolve(argument) }
  }
}

extension ManagedContainer {
  /// Returns a provider for a factory.
  @_alwaysEmitIntoClient
  public func provider<Value>(
    _ factory: any KeyPath<Self, Factory<Value>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Provider<Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return Provider { [weak self] _ in Self.present(self, place)[keyPath: factory]() }
  }

  /// Returns a provider for a factory with arguments, or one that can fail.
  public func provider<Argument, Key, Value, Failure: Error>(
    _ factory: any KeyPath<Self, BasicFactory<Argument, Key, Value, Failure>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingParameterProvider<Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    return ThrowingParameterProvider { [weak self] argument throws(Failure) in
      try Self.present(self, place)[keyPath: factory].resolved(argument)
    }
  }

  @usableFromInline
  package static func present(_ container: Self?, _ place: Place) -> Self {
    guard let container else { Misuse.containerGone(place).stop() }
    return container
  }
}
