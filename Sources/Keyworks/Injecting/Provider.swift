/// A way to resolve a factory later, for values that you need more than once or not at once.
///
/// ```swift
/// var screen: Factory<Screen> { self { Screen(report: self.provider(\.report)) } }
/// ```
///
/// Each call resolves the factory, with arguments if it takes any, and follows its lifetime. It uses
/// the values of `with` (see <doc:Context>) and the variants that were in force when the provider was
/// made. A provider does not keep its container alive, so you can pass it to instances that the
/// container caches.
public typealias Provider<each Argument, Value> =
  ThrowingProvider<repeat each Argument, Value, Never>

/// A ``Provider`` for a factory that can fail.
public struct ThrowingProvider<each Argument, Value, Failure: Error>: Sendable {
  private let resolve: @Sendable (repeat each Argument) throws(Failure) -> Value
  private let captured = CapturedContext()

  @usableFromInline
  init(_ resolve: @escaping @Sendable (repeat each Argument) throws(Failure) -> Value) {
    self.resolve = resolve
  }

  /// Resolves the factory, with these arguments if it takes any, and returns its value.
  ///
  /// - Precondition: The container still exists.
  public func callAsFunction(_ arguments: repeat each Argument) throws(Failure) -> Value {
    try captured.hold { () throws(Failure) in try resolve(repeat each arguments) }
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
    return Provider { [weak self] in Self.present(self, place)[keyPath: factory]() }
  }

  /// Returns a provider for a factory with arguments.
  @_alwaysEmitIntoClient
  public func provider<each Argument, Value>(
    _ factory: any KeyPath<Self, ParameterFactory<repeat each Argument, Value>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Provider<repeat each Argument, Value> {
    let place = Place(file: file, function: function, line: line, column: column)
    return Provider { [weak self] (arguments: repeat each Argument) in
      Self.present(self, place)[keyPath: factory](repeat each arguments)
    }
  }

  /// Returns a provider for a factory that can fail.
  @_alwaysEmitIntoClient
  public func provider<each Argument, Value, Failure: Error>(
    _ factory: any KeyPath<Self, ThrowingFactory<repeat each Argument, Value, Failure>> & Sendable,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingProvider<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column)
    return ThrowingProvider { [weak self] (arguments: repeat each Argument) throws(Failure) in
      try Self.present(self, place)[keyPath: factory](repeat each arguments)
    }
  }

  @usableFromInline
  package static func present(_ container: Self?, _ place: Place) -> Self {
    guard let container else { Misuse.containerGone(place).stop() }
    return container
  }
}
