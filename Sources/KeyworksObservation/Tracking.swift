internal import Keyworks
internal import Observation
internal import Synchronization

/// Tracks changes of properties of `@Observable` objects.
let observed: ChangeTracking = { read, onChange in
  let end = TrackingEnd()
  withObservationTracking {
    read()
    end.access()
  } onChange: { [weak end] in
    // A strong reference would be a cycle: the object holds the closures that are called when it
    // changes.
    if end?.hasCome == false { onChange() }
  }
  return { end.come() }
}

/// An object that each tracking also reads, so that changing it ends the tracking. Otherwise the
/// tracking would stay with all the values it read until one of them changes.
@Observable private final class TrackingEnd: Sendable {
  @ObservationIgnored private let state = Atomic(false)
  var hasCome: Bool { state.load(ordering: .acquiring) }

  func access() { access(keyPath: \.hasCome) }

  func come() {
    state.store(true, ordering: .releasing)
    withMutation(keyPath: \.hasCome) {}
  }
}
