import Keyworks
import Testing

/// A thread asks the clock whether an instance has expired. Before the clock answers, another
/// thread changes the cache.
@Suite struct `A thread that finds an instance expired` {
  @Test(arguments: Aged.allCases)
  fileprivate func `a thread with an expired instance takes the one that another thread has cached`(
    kind: Aged
  ) {
    let (world, clock) = World.withClock()
    let first = kind.resolve(in: world)
    clock.advance(by: .seconds(60))
    let (isAsked, mayAnswer) = clock.holdNext()
    let slow = Running { kind.resolve(in: world) }
    isAsked.wait()
    let second = kind.resolve(in: world)
    mayAnswer.open()
    #expect(slow.join() === second)
    #expect(second !== first)
    #expect(kind.resolve(in: world) === second)
    #expect(world.probe.made == 2)
    if kind == .singleton { world.single.reset() }
  }

  @Test func `a thread takes the new shared instance if the expired one is released meanwhile`() {
    let (world, clock) = World.withClock()
    let first = Locked<(any Product)?>(world.weak())
    let (isAsked, mayAnswer) = clock.holdNext()
    let slow = Running { world.weak() }
    isAsked.wait()
    first.withLock { $0 = nil }
    let second = world.weak()
    mayAnswer.open()
    #expect(slow.join() === second)
    #expect(world.weak() === second)
  }
}

/// A cache makes room by forgetting arguments whose instances have expired. To find them, it asks
/// the clock, and other threads resolve while it waits for the answer.
@Suite struct `A cache that makes room` {
  @Test(arguments: [true, false])
  func `a cache that makes room for arguments keeps an instance under construction`(
    isBuiltFirst: Bool
  ) {
    let (world, clock) = World.withClock()
    let (isBuilding, mayFinish) = (Latch("building"), Latch("may finish"))
    world.whenMade.withLock {
      $0 = {
        isBuilding.open()
        mayFinish.wait()
      }
    }
    let building = Running { world.made(for: 0) }
    isBuilding.wait()
    let room = MakingRoom(in: world, clock)
    if !isBuiltFirst { #expect(room.finish()) }
    mayFinish.open()
    let built = building.join()
    if isBuiltFirst { #expect(room.finish()) }
    #expect(world.made(for: 0) === built)
  }

  @Test
  func `a cache that makes room for arguments keeps an instance that replaced an expired one`() {
    let (world, clock) = World.withClock()
    let old = world.made(for: 0)
    let room = MakingRoom(in: world, clock)
    // The old instance is fresh when the search begins, and has expired when it is found.
    let new = world.made(for: 0) { clock.advance(by: .seconds(60)) }
    #expect(new !== old)
    #expect(room.finish())
    #expect(world.made(for: 0) === new)
  }
}

/// A thread that adds arguments until the cache looks for some to forget. Then the thread waits in
/// the clock.
private struct MakingRoom {
  private let mayForget = Latch("the cache may forget")
  private let thread: Running<Bool>

  init(in world: World, _ clock: ManualClock) {
    let (isLooking, mayForget) = (Latch("the cache looks"), mayForget)
    let didLook = Locked(false)
    thread = Running {
      for number in 1..<10_000 {
        // After the body, the clock is asked again: until when the new instance lives.
        clock.whenAsked.withLock {
          $0 = {
            didLook.withLock { $0 = true }
            isLooking.open()
            mayForget.wait()
          }
        }
        world.whenMade.withLock { $0 = { clock.whenAsked.withLock { $0 = nil } } }
        _ = world.made(for: number)
        if didLook.withLock({ $0 }) { return true }
      }
      isLooking.open()
      return false
    }
    isLooking.wait()
  }

  /// - Returns: Whether the cache has looked for arguments to forget.
  func finish() -> Bool {
    mayForget.open()
    return thread.join()
  }
}

private enum Aged: CaseIterable {
  case cached, weak, singleton, numbered

  func resolve(in world: World) -> any Product {
    switch self {
    case .cached: world.fresh()
    case .weak: world.weak()
    case .singleton: world.single()
    case .numbered: world.numbered(Compared(1))
    }
  }
}

extension World {
  fileprivate var fresh: Factory<any Product> {
    self { self.make() }.cached.timeToLive(.seconds(60))
  }
  fileprivate var weak: Factory<any Product> {
    self { self.make() }.shared.timeToLive(.seconds(60))
  }
  fileprivate var single: Factory<any Product> {
    self { self.make() }.singleton.timeToLive(.seconds(60))
  }
  fileprivate var numbered: ParameterFactory<Compared, any Product> {
    self { _ in self.make() }.cached.timeToLive(.seconds(60))
  }
  fileprivate func made(
    for number: Int, _ whenCompared: (@Sendable () -> Void)? = nil
  ) -> any Product { numbered(Compared(number, whenCompared)) }
}
