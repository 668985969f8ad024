public import Keyworks

extension ManagedContainer {
  /// Drops the instances of a scope for each element of a sequence, in the background.
  ///
  /// ```swift
  /// container.reset(scope: .session, on: NotificationCenter.default.notifications(named:
  /// .loggedOut))
  /// ```
  ///
  /// This continues until the sequence ends or throws, the container is released, or the token is
  /// reverted. Dropped instances with a teardown are torn down.
  ///
  /// - Returns: A token that ends the resets. It does not keep the container alive.
  @discardableResult
  public func reset<Events: AsyncSequence & Sendable>(scope: Scope, on events: Events) -> Token {
    let manager = activeManager
    let reset = SequenceReset()
    // The wiring holds the task, and is released with the container.
    let wiring = ActiveWiring.Content(place: Place("", 0)) { _ in withExtendedLifetime(reset) {} }
    let token = manager.begin(wiring, isDue: false)
    let task = Task.detached { [weak store = manager.store] in
      do {
        for try await _ in events { store?.reset(scope) }
      } catch {}
      token.revert()
    }
    reset.task.withLock { $0 = task }
    return token
  }

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
    reset(scope: scope, tracker: changeTracker, whenever: value, file: file, line: line)
  }

  /// - Parameter tracker: Notices changes of anything that `value` reads.
  package func reset<Value: Equatable & Sendable>(
    scope: Scope, tracker: any ChangeTracker.Type,
    whenever value: @escaping @Sendable (Self) -> Value, file: StaticString, line: UInt
  ) -> Token {
    let manager = activeManager
    // The first value is read after everything that has changed so far.
    manager.prepare(self, asking: .changed)
    let place = Place(file: file, function: "reset(scope:whenever:)", line: line, column: 1)
    let wiring = ActiveWiring.Content(at: place, tracker, whenever: ReadValue(value)) {
      [weak store = manager.store] in store?.reset(scope)
    }
    let token = manager.begin(wiring, isDue: true)
    manager.prepare(self, asking: .new)
    return token
  }
}

/// A value that code reads in a container. It is not generic, so that most of the code that watches
/// it is not either.
struct ReadValue: Sendable {
  /// Whether the code takes this container.
  let isFor: @Sendable (any ManagedContainer) -> Bool
  let read: @Sendable (any ManagedContainer) -> any Sendable
  let areEqual: @Sendable (any Sendable, any Sendable) -> Bool

  init<Root: ManagedContainer, Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (Root) -> Value
  ) {
    isFor = { $0 is Root }
    read = { value(Root.own($0)) }
    areEqual = { $0 as? Value == $1 as? Value }
  }
}

extension ActiveWiring.Content {
  /// Drops instances each time that a value has changed.
  ///
  /// - Parameter first: The value at the beginning, if it has been read.
  init(
    at place: Place, _ tracker: any ChangeTracker.Type, after first: (any Sendable)? = nil,
    whenever value: ReadValue, drops drop: @escaping @Sendable () -> Void
  ) {
    /// The value that was last seen, and the value that was last acted on.
    let values = Guarded<(seen: (any Sendable)?, accepted: (any Sendable)?)>((nil, first))
    self.init(place: place, staysOn: false) { _ in
      let old = values.withLock { exchange(&$0.accepted, with: $0.seen) }
      if old != nil { drop() }
    }
    self.tracker = tracker
    let question = PlainQuestion { container in
      let new = value.read(container)
      let old = values.withLock { (exchange(&$0.seen, with: new), $0.accepted) }.1
      return old.map { !value.areEqual($0, new) } ?? true
    }
    questions = [{ question }]
  }
}

extension ContainerManager {
  /// Begins the resets of a scope. Nothing else holds them for long.
  fileprivate func begin(_ content: ActiveWiring.Content, isDue: Bool) -> Token {
    let reset = ActiveWiring(.unnamed, content, in: self)
    add(reset, isDue: isDue)
    let token = Token { [weak self, weak reset] in
      if let reset { self?.remove(reset) }
    }
    Frame.roleHere?.note(token, about: nil)
    return token
  }
}

/// A task that resets a scope.
private final class SequenceReset: Sendable {
  let task = Guarded<Task<Void, Never>?>(nil)

  deinit { task.withLock(\.self)?.cancel() }
}
