/// The instances with the lifetime `.graph` of one outermost resolve: those of a thread until it
/// returns, or those of a task and its child tasks.
///
/// Each instance is built once, as in a slot of its own. In a task, a task of its own builds it,
/// because the first caller may be cancelled before the others.
package final class Graph: Sendable {
  private struct Entry {
    /// Keeps the slot alive, because its address is the key of the entry.
    let original: Slot
    let generation: Int
    let slot: Slot
  }

  private struct State {
    /// Obsolete entries stay until the graph ends, because other code may hold their instances
    /// weakly.
    private var entries: [Entry] = []
    /// The last entries of the slots, if there are many: a search of a few takes less time.
    private var indices = [ObjectIdentifier: Int]()

    func find(_ slot: Slot, generation: Int) -> Slot? {
      let known =
        entries.count > 8
        ? indices[ObjectIdentifier(slot)] : entries.lastIndex { $0.original === slot }
      guard let known, entries[known].generation == generation else { return nil }
      return entries[known].slot
    }

    mutating func append(_ new: Entry) {
      entries.append(new)
      guard entries.count > 8 else { return }
      for index in indices.isEmpty ? 0..<entries.count : entries.count - 1..<entries.count {
        indices[ObjectIdentifier(entries[index].original)] = index
      }
    }
  }

  private let state = Guarded(State())

  package init() {}

  @TaskLocal package static var current: Graph?
  private let isOver = AtomicFlag()

  /// The graph of this thread.
  static var ofThread: Graph {
    if let graph = ThisThread.current.graph { return graph }
    let graph = Graph()
    ThisThread.current.graph = graph
    return graph
  }

  /// Runs `work` as one resolve of this thread, so that everything it resolves shares instances.
  static func onThread<Result>(_ work: () -> Result) -> Result {
    guard Frame.innermostOfThread == nil, !ThisThread.isGathering else { return work() }
    ThisThread.isGathering = true
    defer {
      ThisThread.isGathering = false
      ThisThread.current.graph = nil
    }
    return work()
  }

  /// The graph of a list whose members are being built together.
  package static var gathered: Graph? {
    current.flatMap { $0.isOver.isSet ? nil : $0 }
  }

  /// Returns the slot in which the graph caches the instances of a factory's slot. Instances built
  /// in another generation are obsolete.
  ///
  /// - Returns: Nil if the caller's generation is obsolete.
  func slot(for slot: Slot, generation: Int) -> Slot? {
    state.withLock { state in
      if let known = state.find(slot, generation: generation) { return known }
      guard slot.generation == generation else { return nil }
      let new = Slot(slot.key, in: slot.store)
      state.append(Entry(original: slot, generation: generation, slot: new))
      return new
    }
  }

  /// The slot that the graph has for a factory's slot, unless that is obsolete.
  func find(_ slot: Slot) -> Slot? {
    state.withLock { $0.find(slot, generation: slot.generation) }
  }

  /// Ends the graph of a list. A task started in the meantime may outlive it.
  package func end() {
    isOver.set()
    clear()
  }

  /// Releases all instances. Builds in progress continue for their waiters.
  func clear() {
    let old = state.withLock { exchange(&$0, with: State()) }
    withExtendedLifetime(old) {}
  }
}
