import Keyworks

/// A clock that moves when a test says so.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, two: Instant) -> Bool { one.offset < two.offset }
  }

  private let time = Locked(Instant())

  /// What happens when the time is asked for the next time, before it is told.
  let whenAsked = Locked<(@Sendable () -> Void)?>(nil)

  var now: Instant {
    whenAsked.withLock { $0.take() }?()
    return time.withLock { $0 }
  }
  var minimumResolution: Duration { .zero }
  func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}

  /// Lets the next thread that asks for the time wait for its answer.
  func holdNext() -> (isAsked: Latch, mayAnswer: Latch) {
    let (isAsked, mayAnswer) = (Latch("the clock is asked"), Latch("the clock may answer"))
    whenAsked.withLock {
      $0 = {
        isAsked.open()
        mayAnswer.wait()
      }
    }
    return (isAsked, mayAnswer)
  }
}

extension World {
  /// A world whose instances age as the clock says.
  static func withClock() -> (World, ManualClock) {
    let (world, clock) = (World(), ManualClock())
    world.manager.clock = clock
    return (world, clock)
  }
}
