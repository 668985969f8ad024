public import Keyworks

extension ManagedContainer {
  /// Drops the instances of a scope after a value has changed, before the next use of the
  /// container.
  ///
  /// ```swift
  /// container.reset(scope: .session, whenever: { $0.account().user })
  /// ```
  ///
  /// The value is read again after a change of anything it depends on, like the condition of a
  /// wiring. Dropped instances with a teardown are torn down.
  ///
  /// - Returns: A token that ends the resets. If you ignore it, they end with the container, which
  ///   they do not keep alive.
  @discardableResult
  public func reset<Value: Equatable & Sendable>(
    scope: Scope, whenever value: @escaping @Sendable (Self) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    reset(scope: scope, tracker: ObservedValues.self, whenever: value, file: file, line: line)
  }
}
