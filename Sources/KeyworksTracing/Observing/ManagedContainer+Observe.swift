public import Keyworks

extension ManagedContainer {
  /// Calls `observer` for each resolve, gather, teardown and conflict in this container.
  ///
  /// It also calls `observer` for the containers below, such as those of requests, if they are
  /// first used after this call. Observe a child that is already in use separately.
  ///
  /// The calls are made on the thread that resolves, in the order of events on that thread, while
  /// no lock is held. The observer's own resolves cause no events. While there is an observer,
  /// returning cached instances takes longer.
  ///
  /// - Returns: A token that stops the observer: after its `revert()`, no call begins on this
  ///   thread, and calls on other threads end soon. If you ignore it, the observer stays as long as
  ///   the container.
  @discardableResult
  public func observe(_ observer: @escaping @Sendable (ResolutionEvent) -> Void) -> Token {
    let observer = Observer(observer)
    let manager = activeManager
    manager.store.add(observer)
    return Token { [weak manager] in
      observer.end()
      manager?.store.remove(observer)
    }
  }
}
