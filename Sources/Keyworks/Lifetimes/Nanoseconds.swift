internal import KeyworksThreads

/// A span of time. `Duration` and `Clock` exist from iOS 16 on, so the library counts nanoseconds.
package typealias Nanoseconds = Int64

/// Begins to measure time, on this clock or otherwise on that of the system.
///
/// - Returns: A closure that returns the time since then.
package func stopwatch(on clock: (any Sendable)? = nil) -> @Sendable () -> Nanoseconds {
  if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let clock = clock as? any Clock<Duration>
  {
    return stopwatch(on: clock)
  }
  let start = kw_now()
  return { kw_now() - start }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func stopwatch(on clock: some Clock<Duration>) -> @Sendable () -> Nanoseconds {
  let start = clock.now
  return { start.duration(to: clock.now).nanoseconds }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// The nanoseconds, or at most 146 years, so that a difference of two can be represented.
  package var nanoseconds: Nanoseconds {
    let limit = Duration.nanoseconds(Nanoseconds.max / 2)
    let (seconds, attoseconds) = max(min(self, limit), .zero - limit).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
