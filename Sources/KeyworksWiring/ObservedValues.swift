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
/// Each tracking also reads whether it has ended, so that a change of that ends the tracking.
/// Otherwise the tracking would stay with all the values it read until one of them changes.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class ObservedValues: ChangeTracker {
  private let hasEnded = ObservedFlag()

  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) {
    withObservationTracking {
      read()
      _ = hasEnded.isSet
    } onChange: { [weak self] in
      // A strong reference would be a cycle: the object holds the closures that are called when it
      // changes.
      if self?.hasEnded.wasSet == false { onChange() }
    }
  }

  func end() { hasEnded.set(to: true) }
}

/// A flag whose changes are observed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable final class ObservedFlag: Sendable {
  @ObservationIgnored private let state = Guarded(false)

  var isSet: Bool {
    access(keyPath: \.isSet)
    return wasSet
  }
  /// The same without being observed.
  var wasSet: Bool { state.withLock(\.self) }

  /// Sets the flag, and then announces the change.
  func set(to value: Bool) {
    state.withLock { $0 = value }
    withMutation(keyPath: \.isSet) {}
  }
}
