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
    let store = WeakReference(manager.store)
    let reset = SequenceReset()
    manager.add(reset, isDue: false)
    let token = manager.token(endingScopeReset: reset)
    reset.begin {
      do {
        for try await _ in events {
          (store.object as? SlotStore)?.dropInstances(of: scope.lifetime)
        }
      } catch {}
      token.revert()
    }
    ActiveWiring.here?.note(token, about: nil)
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
    let last = Latest<Value>()
    let reset = ValueReset(
      scope.lifetime,
      Condition(
        Place(file: file, function: "reset(scope:whenever:)", line: line, column: 1), in: manager,
        tracker
      ) { container in
        // SAFETY: the manager passes its own container.
        last.isOther(value(trusted(container as AnyObject, as: Self.self)))
      }
    ) { last.accept() }
    manager.add(reset)
    let token = manager.token(endingScopeReset: reset)
    ActiveWiring.here?.note(token, about: nil)
    manager.prepare(self)
    return token
  }
}

extension ContainerManager {
  /// A token that ends the resets of a scope.
  fileprivate func token(endingScopeReset reset: any Chore) -> Token {
    Token { [weak self, weak reset] in
      guard let reset else { return }
      reset.containerIsGone()
      self?.remove(reset)
    }
  }
}

/// A task that resets a scope.
private final class SequenceReset: Chore {
  private let task = Guarded<Task<Void, Never>?>(nil)

  func begin(_ work: @escaping @Sendable () async -> Void) {
    let new = Task.detached { await work() }
    task.withLock { $0 = new }
  }

  func containerIsGone() { task.withLock(\.self)?.cancel() }
}

/// Resets a scope after a value has changed.
private final class ValueReset: Chore {
  private let lifetime: Lifetime
  /// Whether the value has changed.
  let condition: Condition?
  private let accept: @Sendable () -> Bool

  init(_ lifetime: Lifetime, _ condition: Condition, accept: @escaping @Sendable () -> Bool) {
    (self.lifetime, self.condition, self.accept) = (lifetime, condition, accept)
  }

  func perform(in container: any ManagedContainer, isAnew: Bool) {
    guard let condition, condition.follow(in: container), accept() else { return }
    condition.manager?.store.dropInstances(of: lifetime)
  }

  func isOutdated(by answer: Bool) -> Bool { answer }

  func containerIsGone() { condition?.end() }
}

/// The value that was last seen, and the value that was last acted on.
private final class Latest<Value: Equatable & Sendable>: Sendable {
  private let values = Guarded<(seen: Value?, accepted: Value?)>((nil, nil))

  /// Returns whether nothing was done yet for this value.
  func isOther(_ value: Value) -> Bool {
    let (old, accepted) = values.withLock { values in
      (exchange(&values.seen, with: value), values.accepted)
    }
    return withExtendedLifetime(old) { accepted != value }
  }

  /// Records that something is done for the value that was last seen.
  ///
  /// - Returns: Whether there was another value before.
  func accept() -> Bool {
    let old = values.withLock { exchange(&$0.accepted, with: $0.seen) }
    return old != nil
  }
}
