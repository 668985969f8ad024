internal import Synchronization

/// The instances with the lifetime `.graph` of one outermost asynchronous resolve, shared by its
/// child tasks.
///
/// Each instance is built once, as in a slot of its own, and by a task of its own: the first caller
/// may be cancelled before the others.
final class TaskGraph: Sendable {
  private struct Entry {
    /// Keeps the slot alive, because its address is the key of the entry.
    let original: Slot
    let generation: Int
    let slot: Slot
  }

  private let entries = Guarded<[ObjectIdentifier: Entry]>([:])

  @TaskLocal private static var current: TaskGraph?
  private let isOver = Atomic(false)

  /// The graph of a list whose members are being built together.
  static var gathered: TaskGraph? {
    current.flatMap { $0.isOver.load(ordering: .relaxed) ? nil : $0 }
  }

  /// Runs `work` as one resolve, so that everything its child tasks resolve shares instances.
  nonisolated(nonsending) static func shared<Result>(
    _ work: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    guard gathered == nil else { return try await work() }
    let graph = TaskGraph()
    // A task started in the meantime may outlive it.
    defer {
      graph.isOver.store(true, ordering: .relaxed)
      graph.clear()
    }
    return try await $current.hold(graph, during: work)
  }

  /// Returns the slot in which the graph caches the instances of a factory's slot. Instances built
  /// in another generation are obsolete.
  ///
  /// - Returns: Nil if the caller's generation is obsolete.
  func slot(for slot: Slot, generation: Int) -> Slot? {
    let (found, obsolete) = entries.withLock { entries -> (Slot?, Entry?) in
      let known = entries[ObjectIdentifier(slot)]
      if let known, known.generation == generation { return (known.slot, nil) }
      guard slot.generation == generation else { return (nil, nil) }
      let new = Slot(slot.key, in: slot.store)
      entries[ObjectIdentifier(slot)] = Entry(original: slot, generation: generation, slot: new)
      return (new, known)
    }
    withExtendedLifetime(obsolete) {}
    return found
  }

  /// Releases all instances. Builds in progress continue for their waiters.
  func clear() {
    let old = entries.withLock { exchange(&$0, with: [:]) }
    withExtendedLifetime(old) {}
  }
}
