internal import Keyworks
internal import Observation

/// One of the conditions of a wiring that is active.
protocol Question: Sendable {
  func isMet(in container: any ManagedContainer) -> Bool
  /// Waits until the condition has been read, if that is about to happen.
  func wait() async
}

/// A condition that is read where it is asked.
struct PlainQuestion: Question {
  let condition: @Sendable (any ManagedContainer) -> Bool

  func isMet(in container: any ManagedContainer) -> Bool { condition(container) }
  func wait() async {}
}

/// A condition that only the main actor can read. Its answer is that of the last reading. For the
/// wiring, the answer is like a property of an `@Observable` object.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable final class MainActorQuestion: Question, Role {
  private struct State {
    var isMet = false
    var tracker: ObservedValues?
    /// The last reading, or the one that is about to begin.
    var reading: Task<Void, Never>?
    /// Whether one is about to begin.
    var isAsked = false
    /// The number of changes that the container had seen before the last reading.
    var seen: Int?
    /// Whether it is telling of a new answer.
    var isTelling = false
    /// Grows with each reading that has a new answer although nothing that it observes has changed,
    /// but the container has.
    var doubt = 0
  }

  @ObservationIgnored private let state = Guarded(State())
  @ObservationIgnored private let place: Place
  @ObservationIgnored private let condition: @MainActor @Sendable (any ManagedContainer) -> Bool

  init(
    at place: Place, _ condition: @escaping @MainActor @Sendable (any ManagedContainer) -> Bool
  ) { (self.place, self.condition) = (place, condition) }

  deinit { state.withLock(\.tracker)?.end() }

  private var isMet: Bool {
    access(keyPath: \.isMet)
    return state.withLock(\.isMet)
  }

  func isMet(in container: any ManagedContainer) -> Bool {
    let changes = container.wiringRecords.reduce(0) { $0 + $1.changes }
    if state.withLock({ exchange(&$0.seen, with: changes) != changes }) {
      readSoon(
        in: WeakReference(container), container.activeManager.store.rootNumber, afterNews: true)
    }
    return isMet
  }

  func wait() async { await state.withLock(\.reading)?.value }

  /// - Parameter root: The number of the singletons, which leads to the sandbox of the wiring. A
  ///   change of an observed value may come from another sandbox.
  private func readSoon(in reference: WeakReference, _ root: Int, afterNews: Bool) {
    state.withLock { state in
      guard !exchange(&state.isAsked, with: true) else { return }
      state.reading = Task.detached { @MainActor [weak self] in
        guard let self, let container = reference.object as? any ManagedContainer else { return }
        Sandbox.owning(root).run {
          self.read(in: container, afterNews) { [weak self] in
            // A condition that the reading has asked, or the wiring itself, has looked again.
            let isOfContainer = Condition.isEnding || self?.state.withLock(\.isTelling) == true
            self?.readSoon(in: reference, root, afterNews: isOfContainer)
          }
        }
      }
    }
  }

  @MainActor private func read(
    in container: any ManagedContainer, _ isAfterNews: Bool,
    _ onChange: @escaping @Sendable () -> Void
  ) {
    state.withLock { $0.isAsked = false }
    let tracker = ObservedValues()
    var answer = false
    tracker.track({ run(in: container, at: place) { answer = condition(container) } }, onChange)
    let (old, isNew, doubt) = state.withLock { state in
      let isNew = state.isMet != answer
      state.doubt += isNew ? (isAfterNews ? 2 : 0) : -min(1, state.doubt)
      state.isTelling = isNew
      return (exchange(&state.tracker, with: tracker), isNew, state.doubt)
    }
    old?.end()
    if doubt > 200 { Misuse.conditionDependsOnResult(place, nil).stop() }
    guard isNew else { return }
    withMutation(keyPath: \.isMet) { state.withLock { $0.isMet = answer } }
    state.withLock { $0.isTelling = false }
  }
}
