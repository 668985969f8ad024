internal import KeyworksThreads

/// The name of a value that code far below a resolve can ask for.
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
/// ``ManagedContainer/contextValue(of:)`` reads it where it may be missing.
public protocol ContextKey {
  /// What the value is.
  associatedtype Value: Sendable
}

extension ManagedContainer {
  /// Runs `work` with a value for `require`, on this thread or in this task.
  ///
  /// It holds for what `work` resolves, for the tasks it starts, and for the providers made
  /// meanwhile, whenever they are called. Another value for the same key inside counts there.
  public func with<Key: ContextKey, Result, Failure: Error>(
    _ key: Key.Type, _ value: Key.Value, _ work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    kw_context_begins()
    let values = ContextValues.current.adding(key, value)
    return try ContextValues.$current.hold(values) { () throws(Failure) in try work(self) }
  }

  /// Runs `work` with a value for `require`, in this task.
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

  /// The value that `with` gave for this key.
  ///
  /// - Precondition: There is one, and nothing that is kept is built inside that `with`, here
  ///   or around this: a kept instance must not depend on the value of one call.
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

  /// The value that `with` gave for this key, or nil if there is none.
  ///
  /// It is nil too while a kept instance is built inside that `with`: a kept instance must not depend
  /// on the value of one call, so it never sees one, whoever asks first.
  public func contextValue<Key: ContextKey>(of key: Key.Type) -> Key.Value? {
    guard let (value, scope) = ContextValues.current[key], scope.keeper == nil else { return nil }
    return value
  }
}

extension ContextValues.Scope {
  /// The frame of something that is built here, inside of the scope, and outlasts it.
  fileprivate var keeper: Frame? {
    var frame = Frame.innermostIfAny
    var inGraph: Frame?
    while let here = frame, !contains(here) {
      if here.task?.isOver != true {
        if here.place.lifetime.isKept { return here }
        if here.place.lifetime.isGraph { inGraph = here }
      }
      // The frame of the `with` may be of a task that is over.
      frame = here.outerEvenIfOver
    }
    // The rest of the graph is outside of the `with`, and would get what was built in it.
    return frame == nil ? nil : inGraph
  }
}
