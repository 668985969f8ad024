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
    /// By the slot of the factory.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Replaced entries. They stay until the graph ends, because other code may hold their instances
    /// weakly.
    var obsolete: [Entry] = []
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
      let known = state.entries[ObjectIdentifier(slot)]
      if let known, known.generation == generation { return known.slot }
      guard slot.generation == generation else { return nil }
      let new = Entry(
        original: slot, generation: generation, slot: Slot(slot.key, in: slot.store))
      state.entries[ObjectIdentifier(slot)] = new
      if let known { state.obsolete.append(known) }
      return new.slot
    }
  }

  /// The slot that the graph has for a factory's slot, unless that is obsolete.
  func find(_ slot: Slot) -> Slot? {
    state.withLock { state in
      let known = state.entries[ObjectIdentifier(slot)]
      return known?.generation == slot.generation ? known?.slot : nil
    }
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
