internal import KeyworksThreads

/// A key for a value that code far below a resolve can read.
///
/// ```swift
/// enum UserID: ContextKey { typealias Value = Int }
///
/// extension Container {
///   var presenter: Factory<Presenter> { self { Presenter(user: self.require(UserID.self)) } }
/// }
/// let screen = container.with(UserID.self, 42) { $0[\.screen] }
/// ```
///
/// If the value may be missing, read it with ``ManagedContainer/contextValue(of:)``.
public protocol ContextKey {
  /// The type of the value.
  associatedtype Value: Sendable
}

extension ManagedContainer {
  /// Runs `work` with a value for a context key, on this thread or in this task.
  ///
  /// `require` returns the value in everything that `work` resolves, in the tasks that it starts,
  /// and in providers made in the meantime, even if they are called later. A nested `with` for the
  /// same key takes precedence inside its closure.
  public func with<Key: ContextKey, Result, Failure: Error>(
    _ key: Key.Type, _ value: Key.Value, _ work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    kw_context_begins()
    let values = ContextValues.current.adding(key, value)
    return try ContextValues.$current.hold(values) { () throws(Failure) in try work(self) }
  }

  /// Runs `work` with a value for a context key, in this task.
  public nonisolated(nonsending) func with<Key: ContextKey, Result, Failure: Error>(
    _ key: Key.Type, _ value: Key.Value,
    _ work: nonisolated(nonsending) (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    kw_context_begins()
    let values = ContextValues.current.adding(key, value)
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await work(self)
    }
  }

  /// Returns the value that `with` gave for this key.
  ///
  /// - Precondition: There is a value, and no cached instance is being built inside that `with`,
  ///   here or around this code. A cached instance must not depend on the value of one call.
  public func require<Key: ContextKey>(
    _ key: Key.Type, file: StaticString = #fileID, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
  ) -> Key.Value {
    let place = Place(file: file, function: function, line: line, column: column)
    guard let (value, scope) = ContextValues.current[key] else {
      Misuse.nothingRequired("\(key)", place).stop()
    }
    if let keeper = scope.keeper { Misuse.requiredByKept("\(key)", keeper, place).stop() }
    return value
  }

  /// Returns the value that `with` gave for this key, or nil if there is none.
  ///
  /// The result is also nil while a cached instance is being built inside that `with`. A cached
  /// instance must not depend on the value of one call, so it never sees one, no matter which
  /// caller is first.
  public func contextValue<Key: ContextKey>(of key: Key.Type) -> Key.Value? {
    guard let (value, scope) = ContextValues.current[key], scope.keeper == nil else { return nil }
    return value
  }
}

extension ContextValues.Scope {
  /// The frame of an instance that is being built inside the scope and outlives it.
  fileprivate var keeper: Frame? {
    var frame = Frame.innermostIfAny
    var inGraph: Frame?
    while let here = frame, !contains(here) {
      if here.task?.isOver != true {
        if here.place.lifetime.isKept { return here }
        if here.place.lifetime.isGraph { inGraph = here }
      }
      // The frame of the `with` may belong to a task that has ended.
      frame = here.outerEvenIfOver
    }
    // The rest of the graph is outside the `with`, and would get an instance built inside it.
    return frame == nil ? nil : inGraph
  }
}
