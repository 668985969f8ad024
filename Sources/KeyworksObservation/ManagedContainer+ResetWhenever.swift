public import Keyworks

extension ManagedContainer {
  /// Drops the instances of a scope when a value has changed, before the next use of the container.
  ///
  /// ```swift
  /// container.reset(scope: .session, whenever: { $0.account().user })
  /// ```
  ///
  /// The value is read again after a change of what it depends on, as a condition of a wiring is. What is
  /// dropped and has a teardown is torn down.
  ///
  /// - Returns: A token that ends it. Without it, it ends with the container, which it does not hold.
  @discardableResult
  public func reset<Value: Equatable & Sendable>(
    scope: Scope, whenever value: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> ScopeSubscription {
    reset(scope: scope, tracking: observed, whenever: value, file: file, line: line)
  }
}
