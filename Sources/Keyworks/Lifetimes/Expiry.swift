/// The end of a span of time that began when this was created.
package final class Expiry: Attachment, Sendable {
  private let lifespan: Nanoseconds
  private let elapsed: @Sendable () -> Nanoseconds

  /// - Parameter elapsed: Returns the time since this was created.
  package init(after lifespan: Nanoseconds, elapsed: @escaping @Sendable () -> Nanoseconds) {
    (self.lifespan, self.elapsed) = (lifespan, elapsed)
  }

  /// The time until the expiry. Asks the user's clock.
  package var remaining: Nanoseconds { lifespan - elapsed() }

  /// Whether the expiry is in the past. Asks the user's clock.
  package var isOver: Bool { remaining <= 0 }
}
