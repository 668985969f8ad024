extension ManagedContainer {
  /// Calls `observer` for what happens when factories of this container are resolved.
  ///
  /// It is called on the thread that resolves, in order for that thread, while no lock is
  /// held. What it resolves itself is no event. Hits take longer while there is an
  /// observer.
  ///
  /// - Returns: A token that ends it. Without it the observer stays as long as the
  ///   container.
  @discardableResult
  public func observe(
    _ observer: @escaping @Sendable (ResolutionEvent) -> Void
  ) -> ObservationToken {
    let observer = Observer(observer)
    let manager = activeManager.object
    manager.observers.withLock { observers in
      observers.append(observer)
      manager.store.set(.observed, to: true)
    }
    return ObservationToken(manager, observer)
  }
}

/// One observer of a container, for as long as it is not stopped. Letting it go leaves
/// the observer where it is.
public struct ObservationToken: Sendable {
  private let end: @Sendable () -> Void

  init(_ manager: ContainerManager, _ observer: Observer) {
    end = { [weak manager] in
      observer.end()
      guard let manager else { return }
      let old = manager.observers.withLock { observers in
        let old = observers
        observers.removeAll { $0 === observer }
        if observers.isEmpty { manager.store.set(.observed, to: false) }
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Ends the observation: no call begins after this returns, on the same thread, and
  /// those of other threads end soon. The second time it does nothing.
  public func stop() { end() }
}
