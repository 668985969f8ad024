internal import Synchronization

/// Calls `read`, and later, at least once after the next change of what that has read, `onChange`. That may
/// come before the change can be seen. Returns what ends the tracking.
package typealias ChangeTracking =
  @Sendable (_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void)
  -> @Sendable () -> Void

/// A question about a container that is asked again after a change of what the answer depends on: of what
/// was tracked, of the container, of those around it, and of the singletons.
final class Condition: Sendable {
  private struct State {
    /// What was read of the container the last time: factories and lists.
    var reads: [ObjectIdentifier: Place?] = [:]
    /// Until when it may have missed a change.
    var settlesAt: ContinuousClock.Instant?
    var isKnownToStores = false
    /// Ends the tracking of what was read.
    var endTracking: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())
  private let place: Place
  private let tracking: ChangeTracking
  private let ask: @Sendable (any ManagedContainer) -> Bool
  private let reference: WeakReference

  init(
    _ place: Place, in manager: ContainerManager, _ tracking: @escaping ChangeTracking,
    _ ask: @escaping @Sendable (any ManagedContainer) -> Bool
  ) {
    (self.place, self.tracking, self.ask) = (place, tracking, ask)
    reference = WeakReference(manager)
  }

  var manager: ContainerManager? { reference.object as? ContainerManager }

  @inline(never)
  func noteChange() { manager?.makeDue { $0.condition === self } }

  /// Asks, and hears of the next change.
  @inline(never)
  func follow(in container: any ManagedContainer) -> Bool {
    makeKnown(to: container)
    let answer = track(in: container)
    // The tracking begins after the reading; and who changes an observed value says so before.
    let time = manager?.ownSettlingTime.withLock(\.self) ?? .zero
    state.withLock { $0.settlesAt = .now + time }
    return answer
  }

  /// Asks again, if a change may have been missed; else returns nil.
  func lookAgain(in container: any ManagedContainer) -> Bool? {
    guard let settlesAt = state.withLock(\.settlesAt) else { return nil }
    let isLast = settlesAt < .now
    // Tracked without a gap: what is announced from the first time on is heard of.
    let answer = track(in: container)
    if isLast { state.withLock { $0.settlesAt = nil } }
    return answer
  }

  private func track(in container: any ManagedContainer) -> Bool {
    state.withLock { $0.reads = [:] }
    var answer = false
    let end = tracking({ answer = look(in: container) }) { [weak self] in
      self?.noteChange()
      self?.manager?.tagsIfAny?.signals.signalSoon()
    }
    state.withLock { exchange(&$0.endTracking, with: end) }()
    return answer
  }

  /// Hears of no change any more.
  func end() { state.withLock { exchange(&$0.endTracking, with: {}) }() }

  /// Whether a change may have been missed.
  var isUnsettled: Bool { state.withLock { $0.settlesAt != nil } }

  @inline(never)
  private func look(in container: any ManagedContainer) -> Bool {
    let frame = Frame.push(container, place, Resolution(.condition(self)))
    defer { frame.pop() }
    return ActiveWiring.outsideOfAll { ask(container) }
  }

  /// Lets the container, those around it, and the singletons tell of their changes.
  private func makeKnown(to container: any ManagedContainer) {
    guard state.withLock({ !exchange(&$0.isKnownToStores, with: true) }) else { return }
    let _: Never? = container.search { container in
      container.activeManager.object.store.dependents.add(self)
      return nil
    }
    container.activeManager.object.store.singletons?.object.dependents.add(self)
  }

  // MARK: - What it reads

  /// The condition that this thread reads, if it reads one.
  static var here: Condition? {
    Frame.innermostIfAny?.andOuter.lazy.compactMap(\.resolution?.role.condition).first
  }

  /// Notes a factory or a list of the container.
  func noteRead(_ object: AnyObject, _ place: Place?) {
    state.withLock { _ = $0.reads.updateValue(place, forKey: ObjectIdentifier(object)) }
  }

  /// Stops if one of some factories and lists was read: what depends on the condition changes them.
  func refuseReads(of objects: Set<ObjectIdentifier>) {
    if let read = state.withLock({ $0.reads.first { objects.contains($0.key) } }) {
      refuse(read.value)
    }
  }

  func refuse(_ subject: Place?) { Misuse.conditionDependsOnResult(place, subject).stop() }
}

/// The conditions that depend on what a store keeps.
final class Dependents: Sendable {
  private let all = Guarded<[WeakReference]>([])

  func add(_ condition: Condition) {
    // Looked at outside of the lock: what ends there may be the user's.
    let over = all.withLock { $0 }.filter { $0.object == nil }
    all.withLock { all in
      all.removeAll { reference in over.contains { $0 === reference } }
      all.append(WeakReference(condition))
    }
  }

  /// Tells them of a change. A call, since many places tell of one.
  @inline(never)
  func tell() {
    for condition in all.withLock({ $0 }) { (condition.object as? Condition)?.noteChange() }
  }
}
