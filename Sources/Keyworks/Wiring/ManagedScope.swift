internal import Synchronization

extension ManagedContainer {
  /// Drops the instances of a scope each time that a sequence has an element, in the background.
  ///
  /// ```swift
  /// container.reset(scope: .session, on: NotificationCenter.default.notifications(named: .loggedOut))
  /// ```
  ///
  /// It goes on until the sequence ends or throws, the container is gone, or it is cancelled. What is
  /// dropped and has a teardown is torn down.
  ///
  /// - Returns: A token that ends it. It does not hold the container.
  @discardableResult
  public func reset<Events: AsyncSequence & Sendable>(
    scope: Scope, on events: Events
  ) -> ScopeSubscription {
    let manager = activeManager.object
    let store = WeakReference(manager.store)
    let reset = SequenceReset()
    manager.add(reset, isDue: false)
    let subscription = ScopeSubscription(reset, of: manager)
    reset.begin {
      do {
        for try await _ in events {
          (store.object as? SlotStore)?.dropInstances(of: scope.lifetime)
        }
      } catch {}
      subscription.cancel()
    }
    ActiveWiring.here?.note(LayerToken { subscription.cancel() }, about: nil)
    return subscription
  }

  /// Drops the instances of a scope when a value has changed, before the next use of the container.
  ///
  /// - Parameter tracking: How changes are noticed of what `value` reads.
  package func reset<Value: Equatable & Sendable>(
    scope: Scope, tracking: @escaping ChangeTracking,
    whenever value: @escaping @Sendable (Self) -> Value, file: StaticString, line: UInt
  ) -> ScopeSubscription {
    let manager = activeManager.object
    manager.prepare(self)
    let last = Latest<Value>()
    let reset = ValueReset(
      scope.lifetime,
      Condition(
        Place(file: file, function: "reset(scope:whenever:)", line: line, column: 1), in: manager,
        tracking
      ) { container in
        // SAFETY: the manager asks about its container.
        last.isOther(value(trusted(container as AnyObject, as: Self.self)))
      }
    ) { last.accept() }
    manager.add(reset)
    let subscription = ScopeSubscription(reset, of: manager)
    ActiveWiring.here?.note(LayerToken { subscription.cancel() }, about: nil)
    manager.prepare(self)
    return subscription
  }
}

/// A scope that is reset when something happens, until that is cancelled.
///
/// Let it go, and the scope is still reset. It does not hold the container.
public struct ScopeSubscription: Sendable {
  private let end: @Sendable () -> Void

  fileprivate init(_ reset: any Chore, of manager: ContainerManager) {
    end = { [weak manager, weak reset] in
      guard let reset else { return }
      reset.containerIsGone()
      manager?.remove(reset)
    }
  }

  /// Ends it. The second time, or when the container is gone, it does nothing.
  public func cancel() { end() }
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

/// Resets a scope when a value has changed.
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

/// A value that was seen, and the one for which something was done.
private final class Latest<Value: Equatable & Sendable>: Sendable {
  private let values = Guarded<(seen: Value?, accepted: Value?)>((nil, nil))

  /// Whether nothing was done yet for this value.
  func isOther(_ value: Value) -> Bool {
    let (old, accepted) = values.withLock { values in
      (exchange(&values.seen, with: value), values.accepted)
    }
    return withExtendedLifetime(old) { accepted != value }
  }

  /// Notes that something is done for what was seen last.
  ///
  /// - Returns: Whether there was another value before.
  func accept() -> Bool {
    let old = values.withLock { exchange(&$0.accepted, with: $0.seen) }
    return old != nil
  }
}
