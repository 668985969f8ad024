/// The end of a span of time that began when this was created, on a clock whose type is not known.
///
/// The clock is never asked to add to its instants, because the span may be longer than they reach.
package final class Expiry: Attachment, Sendable {
  private let timeLeft: @Sendable () -> Duration

  package init(after lifespan: Duration, on clock: some Clock<Duration>) {
    let start = clock.now
    timeLeft = { lifespan - start.duration(to: clock.now) }
  }

  /// The time until the expiry. Asks the user's clock.
  package var remaining: Duration { timeLeft() }

  /// Whether the expiry is in the past. Asks the user's clock.
  package var isOver: Bool { remaining <= .zero }
}
