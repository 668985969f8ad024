/// A clock whose instants can be compared without knowing its type.
struct Timeline: Sendable {
  fileprivate let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Returns the expiry of an instance that is created now and lives for `lifespan`.
  func expiry(after lifespan: Duration) -> Expiry {
    Expiry(timeline: self, end: elapsed() + lifespan)
  }
}

/// The time at which an instance is too old to be handed out, on the clock of the container that
/// built it.
final class Expiry: Sendable {
  fileprivate let timeline: Timeline
  fileprivate let end: Duration

  fileprivate init(timeline: Timeline, end: Duration) {
    (self.timeline, self.end) = (timeline, end)
  }

  /// Whether the instance is too old. Asks the user's clock.
  var isOver: Bool { remaining <= .zero }

  /// The time until the expiry. Asks the user's clock.
  var remaining: Duration { end - timeline.elapsed() }
}
