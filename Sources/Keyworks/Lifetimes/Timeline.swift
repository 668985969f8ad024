/// A clock whose instants can be compared without knowing its type.
struct Timeline: Sendable {
  fileprivate let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The instant at which something that is made now has outlived `lifespan`.
  func expiry(after lifespan: Duration) -> Expiry {
    Expiry(timeline: self, end: elapsed() + lifespan)
  }
}

/// When an instance is too old to be handed out, by the clock of the container that
/// built it.
final class Expiry: Sendable {
  fileprivate let timeline: Timeline
  fileprivate let end: Duration

  fileprivate init(timeline: Timeline, end: Duration) {
    (self.timeline, self.end) = (timeline, end)
  }

  /// Asks the user's clock.
  var isOver: Bool { remaining <= .zero }

  /// How long it is until then. Asks the user's clock.
  var remaining: Duration { end - timeline.elapsed() }
}
