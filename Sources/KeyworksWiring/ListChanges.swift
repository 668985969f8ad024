public import Keyworks

extension ManagedContainer {
  /// Returns the members of a list as an asynchronous sequence: the current ones at once, and again
  /// after each change.
  ///
  /// ```swift
  /// for await entries in container.changes(of: \.steps) { show(entries) }
  /// ```
  ///
  /// Changes in quick succession arrive as one, and the last one is never missed. A change of
  /// anything that the condition of a wiring reads also counts. The sequence ends when the
  /// container is released or the task is cancelled. It does not keep the container alive.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func changes<List: FactoryList & SendableMetatype>(
    of list: any KeyPath<Self.Type, List> & Sendable
  ) -> some AsyncSequence<[TagEntry], Never> & Sendable where List.Root == Self {
    let signals = activeManager.store.attachments.addIfNone(ListSignals())
    return ListChanges(
      // A weak reference, because the signals end with the container.
      signals: { [weak signals] in signals?.stream() ?? AsyncStream { $0.finish() } },
      entries: { [weak self] in self?.entries(list) })
  }
}

/// The members of a list over time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct ListChanges: AsyncSequence, Sendable {
  let signals: @Sendable () -> AsyncStream<Void>
  let entries: @Sendable () -> [TagEntry]?

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(signals: signals().makeAsyncIterator(), entries: entries)
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    var signals: AsyncStream<Void>.Iterator
    let entries: @Sendable () -> [TagEntry]?
    var last: [TagEntry]?

    /// Returns the current members, once they differ from those returned before, or nil when the
    /// container is released or the task is cancelled.
    mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async -> [TagEntry]? {
      // The stream begins with one signal.
      while await signals.next(isolation: isolation) != nil, let new = entries() {
        if new == last { continue }
        last = new
        return new
      }
      return nil
    }
  }
}

/// Signals that a list of a container may have changed.
final class ListSignals: Attachment, Sendable {
  private let listeners = Guarded<[Int: AsyncStream<Void>.Continuation]>([:])
  /// The task that signals announced changes.
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

  func hasChanged() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield() }
  }

  /// Signals a change that is announced before it is visible.
  fileprivate func signalSoon() {
    hasChanged()
    if listeners.withLock(\.isEmpty) { return }
    let task = Task.detached { [weak self] in
      for milliseconds in [1, 10, 100, 1_000] as [UInt64] {
        try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
        self?.hasChanged()
      }
    }
    announcing.withLock { exchange(&$0, with: task) }?.cancel()
  }
}

extension ContainerManager {
  /// Tells those who follow lists that something they depend on is about to change.
  func signalSoon() { store.attachments.get(ListSignals.self)?.signalSoon() }
}
