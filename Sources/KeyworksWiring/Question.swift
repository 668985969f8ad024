internal import Keyworks

/// One of the conditions of a wiring that is active.
protocol Question: Sendable {
  func isMet(in container: any ManagedContainer) -> Bool
  /// Waits for a reading that has been asked for.
  nonisolated(nonsending) func wait() async
}

/// A condition that is read where it is asked.
struct PlainQuestion: Question {
  let condition: @Sendable (any ManagedContainer) -> Bool

  func isMet(in container: any ManagedContainer) -> Bool { condition(container) }
  nonisolated(nonsending) func wait() async {}
}

/// A condition that only the main actor can read. Its answer is that of the last reading. For the
/// wiring, the answer is like a property of an `@Observable` object.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class MainActorQuestion: Question, Role {
  private struct State {
    var tracker: ObservedValues?
    /// The reading that has been asked for, until it is over.
    var reading: Task<Void, Never>?
    /// Whether a reading has been asked for and has not begun.
    var isAsked = false
    /// The number of changes that the container had seen when it last asked.
    var seen: Int?
  }

  private let answer = ObservedFlag()
  private let state = Guarded(State())
  private let place: Place
  private let condition: @MainActor @Sendable (any ManagedContainer) -> Bool

  init(
    at place: Place, _ condition: @escaping @MainActor @Sendable (any ManagedContainer) -> Bool
  ) { (self.place, self.condition) = (place, condition) }

  /// The reading must ask no other conditions, because it would also follow what those read.
  var letsAsk: Bool { false }

  func isMet(in container: any ManagedContainer) -> Bool {
    let changes = container.wiringRecords.reduce(0) { $0 + $1.changes }
    if state.withLock({ exchange(&$0.seen, with: changes) != changes }) {
      readSoon(in: WeakReference(container), container.activeManager.store.rootNumber)
    }
    return answer.isSet
  }

  nonisolated(nonsending) func wait() async { await state.withLock(\.reading)?.value }

  /// The wiring lets go of it when it ends.
  deinit { state.withLock { $0.tracker.take() }?.end() }

  /// - Parameter root: The number of the singletons in the sandbox of the wiring. A change of an
  ///   observed value may come from another sandbox.
  private func readSoon(in reference: WeakReference, _ root: Int) {
    state.withLock { state in
      guard !exchange(&state.isAsked, with: true) else { return }
      state.reading = Task.detached { @MainActor [weak self] in
        guard let self, let container = reference.object as? any ManagedContainer else { return }
        Sandbox.owning(root).run {
          self.read(in: container, root) { [weak self] in self?.readSoon(in: reference, root) }
        }
      }
    }
  }

  @MainActor private func read(
    in container: any ManagedContainer, _ root: Int, _ onChange: @escaping @Sendable () -> Void
  ) {
    state.withLock { $0.isAsked = false }
    defer { state.withLock { if !$0.isAsked { $0.reading = nil } } }
    let manager = container.activeManager
    // Its sandbox may be over, and in a closed container, the condition may find nothing.
    guard manager.store.rootNumber == root, !manager.store.has(.closing) else { return }
    manager.prepare(container)
    let tracker = ObservedValues()
    var isMet = false
    tracker.track({ run(in: container, at: place) { isMet = condition(container) } }, onChange)
    state.withLock { exchange(&$0.tracker, with: tracker) }?.end()
    if answer.wasSet != isMet { answer.set(to: isMet) }
  }
}
