internal import Synchronization

extension ManagedContainer {
  /// Drops the instances of a scope for each element of a sequence, in the background.
  ///
  /// ```swift
  /// container.reset(scope: .session, on: NotificationCenter.default.notifications(named: .loggedOut))
  /// ```
  ///
  /// This continues until the sequence ends or throws, the container is released, or the token is
  /// reverted. Dropped instances with a teardown are torn down.
  ///
  /// - Returns: A token that ends the resets. It does not keep the container alive.
  @discardableResult
  public func reset<Events: AsyncSequence & Sendable>(
    scope: Scope, on events: Events
  ) -> Token {
    let manager = activeManager
    let reset = SequenceReset()
    let token = manager.begin(reset, isDue: false)
    let task = Task.detached { [weak store = manager.store] in
      do {
        for try await _ in events { store?.dropInstances(of: scope.lifetime) }
      } catch {}
      token.revert()
    }
    reset.task.withLock { $0 = task }
    return token
  }

  /// Drops the instances of a scope after a value has changed, before the next use of the
  /// container.
  ///
  /// - Parameter tracker: Notices changes of anything that `value` reads.
  package func reset<Value: Equatable & Sendable>(
    scope: Scope, tracker: any ChangeTracker.Type,
    whenever value: @escaping @Sendable (Self) -> Value, file: StaticString, line: UInt
  ) -> Token {
    let manager = activeManager
    manager.prepare(self)
    let last = Latest()
    let condition = Condition(
      Place(file: file, function: "reset(scope:whenever:)", line: line, column: 1), in: manager,
      tracker
    ) { container in
      // SAFETY: the manager passes its own container, and only this closure records values.
      let new = Box(value(unsafe trusted(container as AnyObject, as: Self.self)))
      return last.record(new)?.value(as: Value.self) != new.value
    }
    let token = manager.begin(ValueReset(scope.lifetime, condition, last), isDue: true)
    manager.prepare(self)
    return token
  }
}

extension ContainerManager {
  /// Begins the resets of a scope. Nothing else holds them for long.
  fileprivate func begin(_ reset: any Chore, isDue: Bool) -> Token {
    add(reset, isDue: isDue)
    let token = Token { [weak self, weak reset] in
      if let reset { self?.remove(reset) }
    }
    ActiveWiring.here?.note(token, about: nil)
    return token
  }
}

/// A task that resets a scope.
private final class SequenceReset: Chore {
  let task = Guarded<Task<Void, Never>?>(nil)

  deinit { task.withLock(\.self)?.cancel() }
}

/// Resets a scope after a value has changed.
private final class ValueReset: Chore {
  private let lifetime: Lifetime
  /// Whether the value has changed.
  let condition: Condition?
  private let last: Latest

  init(_ lifetime: Lifetime, _ condition: Condition, _ last: Latest) {
    (self.lifetime, self.condition, self.last) = (lifetime, condition, last)
  }

  func perform(in container: any ManagedContainer, isAnew: Bool) {
    guard let condition, condition.follow(in: container), last.accept() else { return }
    condition.manager?.store.dropInstances(of: lifetime)
  }

  func isOutdated(by answer: Bool) -> Bool { answer }
}

/// The value that was last seen, and the value that was last acted on.
private final class Latest: Sendable {
  private let values = Guarded<(seen: AnyBox?, accepted: AnyBox?)>((nil, nil))

  /// Records that a value is seen.
  ///
  /// - Returns: The value for which something was last done.
  func record(_ value: AnyBox) -> AnyBox? {
    values.withLock { (exchange(&$0.seen, with: value), $0.accepted) }.1
  }

  /// Records that something is done for the value that was last seen.
  ///
  /// - Returns: Whether there was another value before.
  func accept() -> Bool {
    let old = values.withLock { exchange(&$0.accepted, with: $0.seen) }
    return old != nil
  }
}
