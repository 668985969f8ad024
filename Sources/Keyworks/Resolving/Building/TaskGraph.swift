internal import Synchronization

/// The instances with the lifetime `.graph` of one outermost asynchronous resolve. The child tasks of
/// that share them.
///
/// Each is built once, as in a slot of its own, by a task of its own: who asks first may be
/// cancelled before the others.
final class TaskGraph: Sendable {
  private struct Entry {
    /// Holds the address by which it is found.
    let original: Slot
    let generation: Int
    let slot: Slot
  }

  private let entries = Guarded<[ObjectIdentifier: Entry]>([:])

  @TaskLocal private static var current: TaskGraph?
  private let isOver = Atomic(false)

  /// That of the members of a list that are built together, while they are.
  static var gathered: TaskGraph? {
    current.flatMap { $0.isOver.load(ordering: .relaxed) ? nil : $0 }
  }

  /// Runs `work` as one resolve: what it resolves in child tasks shares instances.
  nonisolated(nonsending) static func shared<Result>(
    _ work: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    guard gathered == nil else { return try await work() }
    let graph = TaskGraph()
    // A task that is started meanwhile may go on.
    defer { graph.isOver.store(true, ordering: .relaxed) }
    return try await $current.hold(graph, during: work)
  }

  /// Where the graph keeps what a slot builds. What was built in another generation is obsolete.
  func slot(for slot: Slot, generation: Int) -> Slot {
    let (found, obsolete) = entries.withLock { entries -> (Slot, Entry?) in
      let known = entries[ObjectIdentifier(slot)]
      if let known, known.generation == generation { return (known.slot, nil) }
      let new = Slot(slot.key, in: slot.store)
      entries[ObjectIdentifier(slot)] = Entry(original: slot, generation: generation, slot: new)
      return (new, known)
    }
    withExtendedLifetime(obsolete) {}
    return found
  }
}

extension TaskFrame {
  /// The instances of the outermost resolve.
  var graph: TaskGraph { root.ownGraph.load() ?? root.ownGraph.storeIfNil(TaskGraph()) }
}
