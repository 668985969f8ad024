// MARK: - Too few or too many values of `with`

extension ManagedContainer {
  /// Unavailable: `with` needs a value.
  @available(
    *, unavailable,
    message: """
      Give with a key and its value, with(UserID.self, 42) { … }, or a variant, \
      with(Environment.staging) { … }.
      """
  )
  public func with<Result>(work: (Self) async throws -> Result) -> Result { refused() }

  /// Unavailable: a key has one value.
  @available(
    *, unavailable,
    message: """
      A key has one value. Put a tuple in parentheses of its own: with(Size.self, (3, 4)) { … }. Give \
      another key inside: with(UserID.self, 42) { $0.with(Name.self, "Ada") { … } }.
      """
  )
  public func with<Key: ContextKey, Result>(
    _ key: Key.Type, _ first: Any, _ second: Any, _ more: Any...,
    work: (Self) async throws -> Result
  ) -> Result { refused() }
}
