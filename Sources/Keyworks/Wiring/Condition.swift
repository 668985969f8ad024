internal import Synchronization

/// Calls `read`, and calls `onChange` at least once after the next change of anything `read` has
/// read. That call may come before the change is visible. Returns a closure that ends the tracking.
package typealias ChangeTracking =
  @Sendable (_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void)
  -> @Sendable () -> Void

/// A question about a container. It is asked again after a change of anything the answer depends
/// on: tracked values, the container, the containers around it, and the singletons.
final class Condition: Sendable {
  private struct State {
    /// The factories and lists of the container that were read the last time.
    var reads: [ObjectIdentifier: Place?] = [:]
    /// The time until which a change may have been missed.
    var settlesAt: ContinuousClock.Instant?
    var isKnownToStores = false
    /// Ends the tracking of the values that were read.
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

  /// Asks the question, and tracks the next change.
  @inline(never)
  func follow(in container: any ManagedContainer) -> Bool {
    makeKnown(to: container)
    let answer = track(in: container)
    // Tracking begins only after the reading, and a thread announces a change of an observed value
    // before it makes the change.
    let time = manager?.ownSettlingTime.withLock(\.self) ?? .zero
    state.withLock { $0.settlesAt = .now + time }
    return answer
  }

  /// Asks again if a change may have been missed. Otherwise returns nil.
  func lookAgain(in container: any ManagedContainer) -> Bool? {
    guard let settlesAt = state.withLock(\.settlesAt) else { return nil }
    let isLast = settlesAt < .now
    // Tracking has no gap: every change announced after the first reading is noticed.
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

  /// Stops tracking changes.
  func end() { state.withLock { exchange(&$0.endTracking, with: {}) }() }

  /// Whether a change may have been missed.
  var isUnsettled: Bool { state.withLock { $0.settlesAt != nil } }

  @inline(never)
  private func look(in container: any ManagedContainer) -> Bool {
    let frame = Frame.push(container, place, Resolution(.condition(self)))
    defer { frame.pop() }
    return ActiveWiring.outsideOfAll { ask(container) }
  }

  /// Registers with the container, the containers around it, and the singletons, so that they
  /// report their changes.
  private func makeKnown(to container: any ManagedContainer) {
    guard state.withLock({ !exchange(&$0.isKnownToStores, with: true) }) else { return }
    let _: Never? = container.search { container in
      container.activeManager.object.store.dependents.add(self)
      return nil
    }
    container.activeManager.object.store.singletons?.object.dependents.add(self)
  }

  // MARK: - Factories and lists that it reads

  /// The condition that this thread is reading, if there is one.
  static var here: Condition? {
    Frame.innermostIfAny?.andOuter.lazy.compactMap(\.resolution?.role.condition).first
  }

  /// Records that a factory or a list of the container was read.
  func noteRead(_ object: AnyObject, _ place: Place?) {
    state.withLock { _ = $0.reads.updateValue(place, forKey: ObjectIdentifier(object)) }
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

/// The conditions of wirings that depend on a store.
final class Dependents: Sendable {
  /// The array is replaced and never changed, because `tell` reads it outside the lock.
  private let all = Guarded<[WeakReference]>([])

  func add(_ condition: Condition) {
    // Checked outside the lock, because releasing an object here may run user code.
    let over = all.withLock { $0 }.filter { $0.object == nil }
    all.withLock { all in
      all =
        all.filter { reference in !over.contains { $0 === reference } }
        + [WeakReference(condition)]
    }
  }

  /// Tells the conditions about a change. It is not inlined, because it is called in many places.
  @inline(never)
  func tell() {
    for condition in all.withLock({ $0 }) { (condition.object as? Condition)?.noteChange() }
  }
}
