package import Keyworks

/// The conditions that depend on a store, and the wirings that registered promises in it. The store is
/// that of a container or of the singletons.
final class WiringRecord: Attachment, Sendable {
  private struct State {
    /// The conditions that depend on the container. The array is replaced and never changed, because it
    /// is read outside the lock, and the thread sanitizer cannot see that nobody reads it any more.
    var dependents: [WeakReference] = []
    /// The wiring that was the last to register a promise, by slot. It may be off by now. A slot lives
    /// as long as its store.
    var registrars: [ObjectIdentifier: Place] = [:]
  }

  private let state = Guarded(State())
  /// See ``ContainerManager/settlingTime``.
  let settlingTime = Guarded(Duration.seconds(1))

  func add(_ condition: Condition) {
    // Checked outside the lock, because releasing an object here may run user code.
    let over = state.withLock(\.dependents).filter { $0.object == nil }
    state.withLock { state in
      let left = state.dependents.filter { reference in !over.contains { $0 === reference } }
      state.dependents = left + [WeakReference(condition)]
    }
  }

  func hasChanged() {
    for condition in state.withLock(\.dependents) { (condition.object as? Condition)?.noteChange() }
  }

  func note(_ registrar: Place, for slot: Slot) {
    state.withLock { _ = $0.registrars.updateValue(registrar, forKey: ObjectIdentifier(slot)) }
  }

  /// Says which wirings are off, if that may be why.
  func whyUnregistered(_ slot: Slot, in manager: ContainerManager) -> String {
    let wirings = manager.wirings
    let registrar = state.withLock { $0.registrars[ObjectIdentifier(slot)] }
    let isOn = wirings.contains { $0.isOn && registrar?.isSame(as: $0.content.place) == true }
    if !isOn, let registrar {
      return ". The wiring \(registrar.quoted), which would register it, is off"
    }
    // A wiring with a condition is off if its condition has not been met.
    let off = wirings.filter { $0.asks && $0.content.staysOn && !$0.isOn }
    let places = off.map(\.content.place.quoted).joined(separator: ", ")
    return places.isEmpty ? "" : ". Wirings that are off: \(places)"
  }
}

extension SlotStore {
  var wiringRecord: WiringRecord { attachments.addIfNone(WiringRecord()) }
}

extension ContainerManager {
  /// The wirings that are active.
  var wirings: [ActiveWiring] { chores.compactMap { $0 as? ActiveWiring } }

  /// How long a condition may miss a change after it was read, for example because the change is
  /// announced before it is visible. For tests.
  package var settlingTime: Duration {
    get { active.store.wiringRecord.settlingTime.withLock(\.self) }
    set { active.store.wiringRecord.settlingTime.withLock { $0 = newValue } }
  }
}
