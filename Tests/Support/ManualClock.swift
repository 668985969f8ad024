import Keyworks

/// A clock that only a test moves.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    var offset = Duration.zero
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (one: Instant, two: Instant) -> Bool { one.offset < two.offset }
  }

  private let time = Locked(Instant())

  /// A closure that the next read of the time runs before it answers.
  package let whenAsked = Hook(nil)

  package init() {}

  package var now: Instant {
    whenAsked.run()
    return time.withLock { $0 }
  }
  package var minimumResolution: Duration { .zero }
  package func advance(by duration: Duration) {
    time.withLock { $0 = $0.advanced(by: duration) }
    sleepers.wake { $0.deadline <= now }
  }

  // MARK: - Sleeping

  private let sleepers = Sleepers()

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleeper = Sleepers.Sleeper(deadline: deadline)
    await withTaskCancellationHandler {
      await sleepers.sleep(sleeper) { deadline <= now || Task.isCancelled }
    } onCancel: {
      sleepers.wake { $0 === sleeper }
    }
    try Task.checkCancellation()
  }

  /// Moves the clock as soon as `count` tasks sleep on it.
  package func advance(by duration: Duration, pastSleepers count: Int) async {
    await wait { sleepers.count == count }
    advance(by: duration)
  }

  /// The tasks that sleep on the clock.
  private final class Sleepers: Sendable {
    final class Sleeper: Sendable {
      let deadline: Instant
      let gate = Gate()
      init(deadline: Instant) { self.deadline = deadline }
    }

    private let all = Locked<[Sleeper]>([])

    var count: Int { all.withLock { $0.count } }

    func sleep(_ sleeper: Sleeper, unless isOver: () -> Bool) async {
      all.withLock { $0.append(sleeper) }
      // The deadline or the cancellation may have come before the sleeper was in the list.
      if isOver() { wake { $0 === sleeper } }
      await sleeper.gate.wait()
    }

    func wake(_ isDue: (Sleeper) -> Bool) {
      let due = all.withLock { all in
        defer { all.removeAll(where: isDue) }
        return all.filter(isDue)
      }
      for sleeper in due { sleeper.gate.open() }
    }
  }
}

extension World {
  /// A world whose instances age on its manual clock.
  package static func withClock() -> World {
    let world = World()
    world.manager.clock = world.clock
    return world
  }
}
