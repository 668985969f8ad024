extension ManagedContainer {
  /// What a list has as members: at once, and after each change of it.
  ///
  /// ```swift
  /// for await entries in container.changes(of: \.steps) { show(entries) }
  /// ```
  ///
  /// Changes that come in quick succession are one, and the last one is never missed. A change of what a
  /// condition of a wiring reads counts, too. The sequence ends with the container, which it does not
  /// hold, and when the task is cancelled.
  public func changes<List: FactoryList & SendableMetatype>(
    of list: any KeyPath<Self.Type, List> & Sendable
  ) -> ListChanges where List.Root == Self {
    ListChanges(signals: WeakReference(activeManager.object.tags.signals)) { [weak self] in
      self?.entries(list)
    }
  }
}

/// The members of a list over time: see ``ManagedContainer/changes(of:)``.
public struct ListChanges: AsyncSequence, Sendable {
  // Not held, since their end is that of the container.
  fileprivate let signals: WeakReference
  fileprivate let entries: @Sendable () -> [TagEntry]?

  /// Begins to follow the list.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(signals: stream.makeAsyncIterator(), entries: entries)
  }

  private var stream: AsyncStream<Void> {
    (signals.object as? ListSignals)?.stream() ?? AsyncStream { $0.finish() }
  }

  /// One who follows the list.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var signals: AsyncStream<Void>.Iterator
    fileprivate let entries: @Sendable () -> [TagEntry]?
    private var last: [TagEntry]?

    fileprivate init(
      signals: AsyncStream<Void>.Iterator, entries: @escaping @Sendable () -> [TagEntry]?
    ) { (self.signals, self.entries) = (signals, entries) }

    /// Returns what the list has now, once that differs from what was returned before; nil when the
    /// container is gone or the task is cancelled.
    public mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async -> [TagEntry]? {
      // The stream has one signal from its beginning.
      while await signals.next(isolation: isolation) != nil, let new = entries() {
        if new == last { continue }
        last = new
        return new
      }
      return nil
    }
  }
}

/// Says that a list of a container may have changed.
final class ListSignals: Sendable {
  private let listeners = Guarded<[Int: AsyncStream<Void>.Continuation]>([:])
  /// Signals what was announced before.
  private let announcing = Guarded<Task<Void, any Error>?>(nil)

  deinit { for listener in listeners.withLock(\.values) { listener.finish() } }

  fileprivate func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      let number = (listeners.keys.max() ?? 0) + 1
      listeners[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.listeners.withLock { $0.removeValue(forKey: number) }
    }
    continuation.yield()
    return stream
  }

  func signal() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield() }
  }

  /// Signals a change that is announced before it can be seen.
  func signalSoon() {
    signal()
    if listeners.withLock(\.isEmpty) { return }
    let task = Task.detached { [weak self] in
      for delay in [1, 10, 100, 1_000] {
        try await Task.sleep(for: .milliseconds(delay))
        self?.signal()
      }
    }
    announcing.withLock { exchange(&$0, with: task) }?.cancel()
  }
}
