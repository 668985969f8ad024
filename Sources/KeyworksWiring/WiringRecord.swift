package import Keyworks

/// The changes of a store, the containers whose conditions depend on them, and the wirings that
/// registered promises in it. The store is that of a container or of the singletons.
///
/// A change is only counted. Each condition compares the count with the one before its last look,
/// so a change takes as long for a thousand conditions as for one.
final class WiringRecord: Attachment, Sendable {
  private struct State {
    /// The managers of the containers, by the numbers of their stores.
    var dependents: [Int: WeakReference] = [:]
    /// With more than this many, the released ones are removed.
    var limit = 16
    /// The wiring that was the last to register a promise, by slot. It may be off by now. A slot
    /// lives as long as its store.
    var registrars: [ObjectIdentifier: Place] = [:]
  }

  private let state = Guarded(State())
  private let storedChanges = AtomicWord(0)
  /// See ``ContainerManager/settlingTime``.
  let settlingTime = Guarded<Nanoseconds>(1_000_000_000)

  var changes: Int { storedChanges.load() }

  func add(_ manager: ContainerManager) {
    let known = state.withLock { state in
      if state.dependents[manager.store.number] == nil {
        state.dependents[manager.store.number] = WeakReference(manager)
      }
      return state.dependents.count > state.limit ? state.dependents.map { $0 } : []
    }
    if known.isEmpty { return }
    // Read outside the lock, because releasing an object here may run user code.
    let gone = known.filter { $0.value.object == nil }
    state.withLock { state in
      for (number, _) in gone { state.dependents[number] = nil }
      state.limit = 2 * state.dependents.count + 16
    }
  }

  func hasChanged() {
    storedChanges.add(1)
    for dependent in state.withLock({ $0.dependents.values.map { $0 } }) {
      (dependent.object as? ContainerManager)?.hasToAsk()
    }
  }

  var dependentCount: Int { state.withLock(\.dependents.count) }

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

extension ManagedContainer {
  /// The records of the container, of those around it, and of the singletons.
  var wiringRecords: [WiringRecord] {
    var stores = andParents.map(\.activeManager.store)
    if let singletons = activeManager.store.singletons { stores.append(singletons.object) }
    return stores.map(\.wiringRecord)
  }
}

extension ContainerManager {
  /// Tells a container that something has changed that its conditions depend on.
  fileprivate func hasToAsk() {
    askAgain(afterChange: true)
    store.attachments.get(ListSignals.self)?.hasChanged()
  }

  /// The wirings that are active.
  var wirings: [ActiveWiring] { chores.compactMap { $0 as? ActiveWiring } }

  func wirings(named name: ActiveWiring.Name) -> [ActiveWiring] {
    chores(near: name.hash).compactMap { $0 as? ActiveWiring }.filter { $0.name == name }
  }

  /// The number of containers that hear of changes, some of them released. For tests.
  package var dependentCount: Int { store.wiringRecord.dependentCount }

  /// How long a condition may miss a change after it was read, for example because the change is
  /// announced before it is visible. For tests.
  package var settlingTime: Nanoseconds {
    get { active.store.wiringRecord.settlingTime.withLock(\.self) }
    set { active.store.wiringRecord.settlingTime.withLock { $0 = newValue } }
  }
}
