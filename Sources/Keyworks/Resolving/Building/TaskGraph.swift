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
    defer {
      graph.isOver.store(true, ordering: .relaxed)
      graph.clear()
    }
    return try await $current.hold(graph, during: work)
  }

  /// Where the graph keeps what a slot builds. What was built in another generation is obsolete.
  ///
  /// - Returns: Nil if that of the caller is.
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

  /// Lets go of all instances. What is still built goes to those who wait for it.
  func clear() {
    let old = entries.withLock { exchange(&$0, with: [:]) }
    withExtendedLifetime(old) {}
  }
}
