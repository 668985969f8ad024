internal import Keyworks
internal import Observation

/// Tracks changes of properties of `@Observable` objects.
///
/// Each tracking also reads `hasEnded`, so that changing it ends the tracking. Otherwise the
/// tracking would stay with all the values it read until one of them changes.
@Observable final class ObservedValues: ChangeTracker {
  @ObservationIgnored private let state = AtomicFlag()
  private var hasEnded: Bool { state.isSet }

  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) {
    withObservationTracking {
      read()
      access(keyPath: \.hasEnded)
    } onChange: { [weak self] in
      // A strong reference would be a cycle: the object holds the closures that are called when it
      // changes.
      if self?.hasEnded == false { onChange() }
    }
  }

  func end() {
    state.set()
    withMutation(keyPath: \.hasEnded) {}
  }
}
