internal import Keyworks

/// Notices changes of the values that a condition reads.
package protocol ChangeTracker: AnyObject, Sendable {
  init()

  /// Calls `read`, and calls `onChange` at least once after the next change of anything `read` has
  /// read. That call may come before the change is visible.
  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void)

  /// Ends all tracking.
  ///
  /// Call this only after a change. A tracking around this one, such as that of a view, notices the
  /// end: without a change, the view would update, resolve again, and update again.
  func end()
}

/// Decides whether a wiring is on. It asks the wiring's questions, and asks again after a change of
/// anything the answer depends on: tracked values, the container, its parents and the singletons.
final class Condition: Role {
  private struct State {
    /// The factories and lists of the container that were read the last time.
    var reads: [ObjectIdentifier: Place?] = [:]
    /// The time until which a change may have been missed.
    var settlesAt: Nanoseconds?
    /// How often the question was asked again since the tracking began.
    var looks = 0
    var tracker: (any ChangeTracker)?
    /// The container, its parents and the singletons, each with the number of changes that it had
    /// before the last look. Empty before the first look.
    var sources: [(record: WiringRecord, seen: Int)] = []
  }

  private let state = Guarded(State())
  private let place: Place
  private let questions: [any Question]
  private let trackerType: any ChangeTracker.Type
  private let reference: WeakReference
  private let record: WiringRecord

  init(
    _ wiring: ActiveWiring.Content, in manager: ContainerManager,
    _ trackerType: any ChangeTracker.Type
  ) {
    (place, questions) = (wiring.place, wiring.questions.map { $0() })
    self.trackerType = trackerType
    (reference, record) = (WeakReference(manager), manager.store.wiringRecord)
  }

  private var manager: ContainerManager? { reference.object as? ContainerManager }

  /// Whether something may have changed since the last look.
  var hasNews: Bool { state.withLock { $0.sources.contains { $0.record.changes != $0.seen } } }

  private static let now = stopwatch()

  /// Whether trackings are being ended here, so that no value has changed.
  @TaskLocal private static var isEnding = false

  /// Called when another condition, which this one has asked, ends its tracking. That also ends the
  /// tracking of this condition, so this condition looks again.
  private func noteEnd() {
    // The next look is tracked, and a look in progress can no longer settle the condition.
    state.withLock { ($0.settlesAt, $0.looks) = ($0.settlesAt ?? Self.now(), 0) }
    manager?.askAgain()
  }

  /// Asks the questions, tracks what they read, and then ends the previous tracking.
  @inline(never)
  func follow(in container: any ManagedContainer) -> Bool {
    if state.withLock(\.sources.isEmpty) { begin(in: container) }
    state.withLock { state in
      for index in state.sources.indices {
        state.sources[index].seen = state.sources[index].record.changes
      }
    }
    let tracker = trackerType.init()
    let answer = look(in: container, tracker)
    // Until then, a change may be missed: tracking begins only after the reading, and a thread
    // announces a change of an observed value before it makes the change.
    let time = record.settlingTime.withLock(\.self)
    let old = state.withLock { state in
      (state.settlesAt, state.looks) = (Self.now() + time, 0)
      return exchange(&state.tracker, with: tracker)
    }
    Self.end(old)
    return answer
  }

  /// Has the container, its parents and the singletons tell the container of their changes.
  private func begin(in container: any ManagedContainer) {
    let manager = container.activeManager
    let records = container.wiringRecords
    for record in records { record.add(manager) }
    state.withLock { $0.sources = records.map { ($0, seen: 0) } }
  }

  /// Asks again if a change may have been missed. Otherwise returns nil.
  func lookAgain(in container: any ManagedContainer) -> Bool? {
    let (settlesAt, looks, tracker) = state.withLock { state in
      state.looks += 1
      return (state.settlesAt, state.looks, state.tracker)
    }
    guard let settlesAt else { return nil }
    let isLast = settlesAt < Self.now()
    // A change between a reading and the beginning of its tracking is missed. The next look sees
    // it, and may then read something for the first time, which must be tracked too. Not every look
    // is tracked: trackings pile up until the next change.
    let isTracked = isLast || looks.nonzeroBitCount == 1
    let answer = look(in: container, isTracked ? tracker : nil)
    if isLast { state.withLock { if $0.looks == looks { $0.settlesAt = nil } } }
    return answer
  }

  private func look(in container: any ManagedContainer, _ tracker: (any ChangeTracker)?) -> Bool {
    state.withLock { $0.reads = [:] }
    guard let tracker else { return ask(of: container) }
    var answer = false
    tracker.track {
      answer = ask(of: container)
    } _: { [weak self] in
      if Self.isEnding { self?.noteEnd() } else { self?.record.hasChanged() }
      self?.manager?.signalSoon()
    }
    return answer
  }

  deinit { end() }

  /// Stops tracking changes.
  func end() {
    Self.end(state.withLock { exchange(&$0.tracker, with: nil) })
  }

  private static func end(_ tracker: (any ChangeTracker)?) {
    if let tracker { $isEnding.withValue(true) { tracker.end() } }
  }

  /// Whether a change may have been missed.
  var isUnsettled: Bool { state.withLock { $0.settlesAt != nil } }

  @inline(never)
  private func ask(of container: any ManagedContainer) -> Bool {
    var answer = false
    run(in: container, at: place) {
      answer = questions.allSatisfy { $0.isMet(in: container) }
    }
    return answer
  }

  nonisolated(nonsending) func wait() async { for question in questions { await question.wait() } }

  // MARK: - Factories and lists that it reads

  func hasRead(_ object: AnyObject, at place: Place?) -> Bool {
    state.withLock { _ = $0.reads.updateValue(place, forKey: ObjectIdentifier(object)) }
    return true
  }

  /// Stops the program if any of these factories and lists was read, because the wiring that
  /// depends on the condition changes them.
  func refuseReads(of objects: Set<ObjectIdentifier>) {
    if let read = state.withLock({ $0.reads.first { objects.contains($0.key) } }) {
      refuse(read.value)
    }
  }

  func refuse(_ subject: Place?) { Misuse.conditionDependsOnResult(place, subject).stop() }
}
