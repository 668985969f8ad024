internal import Keyworks
internal import Observation

/// The tracker of this system. Before iOS 17, no object is `@Observable`.
var changeTracker: any ChangeTracker.Type {
  if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { return ObservedValues.self }
  return NoTracker.self
}

/// Notices nothing.
package final class NoTracker: ChangeTracker {
  package init() {}
  package func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) { read() }
  package func end() {}
}

/// Tracks changes of properties of `@Observable` objects.
///
/// Each tracking also reads `hasEnded`, so that changing it ends the tracking. Otherwise the
/// tracking would stay with all the values it read until one of them changes.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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
