internal import Keyworks
internal import Observation
internal import Synchronization

/// Notices changes of properties of `@Observable` objects.
let observed: ChangeTracking = { read, onChange in
  let end = TrackingEnd()
  withObservationTracking {
    read()
    end.access()
  } onChange: { [weak end] in
    // Held, it would hold itself: it holds what is called when it changes.
    if end?.hasCome == false { onChange() }
  }
  return { end.come() }
}

/// What a tracking reads besides: a change of it ends the tracking, which else would stay with all that was
/// read until one of that changes.
@Observable private final class TrackingEnd: Sendable {
  @ObservationIgnored private let state = Atomic(false)
  var hasCome: Bool { state.load(ordering: .acquiring) }

  func access() { access(keyPath: \.hasCome) }

  func come() {
    state.store(true, ordering: .releasing)
    withMutation(keyPath: \.hasCome) {}
  }
}
