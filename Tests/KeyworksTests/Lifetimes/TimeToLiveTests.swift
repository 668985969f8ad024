import Keyworks
import Testing

@Suite struct `A time to live` {
  @Test(arguments: [Aged.cached, .weak, .numbered])
  fileprivate func `an instance expires on the container's clock, although it is still held`(
    kind: Aged
  ) {
    let (world, clock) = World.withClock()
    let first = kind.resolve(in: world)
    clock.advance(by: .seconds(59))
    #expect(kind.resolve(in: world) === first)
    clock.advance(by: .seconds(1))
    #expect(kind.resolve(in: world) !== first)
    #expect(world.probe.made == 2)
  }

  @Test func `the time to live starts at the end of construction`() {
    let (world, clock) = World.withClock()
    world.whenMade.set { clock.advance(by: .seconds(600)) }
    let first = world.fresh()
    #expect(world.fresh() === first)
  }

  @Test func `a singleton expires on the clock of the container that built it`() {
    let (world, clock) = World.withClock()
    let first = world.lone()
    let (other, otherClock) = World.withClock()
    otherClock.advance(by: .seconds(3600))
    #expect(other.lone() === first)
    clock.advance(by: .seconds(60))
    #expect(other.lone() !== first)
  }

  @Test func `a time to live does not affect a graph`() {
    let (world, _) = World.withClock()
    let (one, other) = world { (world.agedInGraph(), world.agedInGraph()) }()
    #expect(one === other)
  }

  @Test func `an instance expires on a clock that is set during its construction`() {
    let (world, first) = World.withClock()
    let second = ManualClock()
    let build = Held(at: first.whenAsked) { world.fresh() }
    world.manager.clock = second
    let built = build.finish()
    first.advance(by: .seconds(3_600))
    #expect(world.fresh() === built)
    second.advance(by: .seconds(60))
    #expect(world.fresh() !== built)
  }

  @Test func `an expired instance is replaced once, however many threads resolve it`() {
    let (world, clock) = World.withClock()
    let first = world.fresh()
    clock.advance(by: .seconds(60))
    let seen = inParallel(8) { _ in world.fresh() }
    #expect(seen.allSatisfy { $0 === seen[0] && $0 !== first })
    #expect(world.probe.made == 2)
  }

  @Test func `a time to live applies to each set of arguments separately`() {
    let (world, clock) = World.withClock()
    let one = world.made(for: 1)
    clock.advance(by: .seconds(30))
    let two = world.made(for: 2)
    clock.advance(by: .seconds(30))
    #expect(world.made(for: 1) !== one)
    #expect(world.made(for: 2) === two)
  }

  @Test func `a reset can drop an instance while a thread checks whether it has expired`() {
    let (world, clock) = World.withClock()
    _ = world.made(for: 1)
    let resolving = Held(at: clock.whenAsked) { world.made(for: 1) }
    clock.advance(by: .seconds(60))
    world.reset()
    #expect(resolving.finish() === world.made(for: 1))
    #expect(world.probe.made == 2)
  }

  @Test func `expired instances are released even if nothing resolves their arguments again`() {
    let (world, clock) = World.withClock()
    for number in 0..<1_000 {
      _ = world.counted(number)
      clock.advance(by: .seconds(1))
    }
    #expect(world.probe.alive < 300)
  }
}

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
    let slow = Held(at: clock.whenAsked) { kind.resolve(in: world) }
    let second = kind.resolve(in: world)
    #expect(slow.finish() === second)
    #expect(second !== first)
    #expect(kind.resolve(in: world) === second)
    #expect(world.probe.made == 2)
    if kind == .singleton { world.single.reset() }
  }

  @Test func `a thread takes the new shared instance if the expired one is released meanwhile`() {
    let (world, clock) = World.withClock()
    let first = Locked<(any Product)?>(world.weak())
    let slow = Held(at: clock.whenAsked) { world.weak() }
    first.withLock { $0 = nil }
    let second = world.weak()
    #expect(slow.finish() === second)
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
    let building = Held(at: world.whenMade) { world.made(for: 0) }
    let room = MakingRoom(in: world, clock)
    if !isBuiltFirst { #expect(room.finish()) }
    let built = building.finish()
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
        clock.whenAsked.set {
          didLook.withLock { $0 = true }
          isLooking.open()
          mayForget.wait()
        }
        world.whenMade.set { clock.whenAsked.withLock { $0 = nil } }
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
  fileprivate var lone: Factory<any Product> {
    self { self.make() }.singleton.timeToLive(.seconds(60))
  }
  fileprivate var counted: ParameterFactory<Int, any Product> {
    self { _ in self.make() }.cached.timeToLive(.seconds(60))
  }
  fileprivate var numbered: ParameterFactory<Compared, any Product> {
    self { _ in self.make() }.cached.timeToLive(.seconds(60))
  }
  fileprivate func made(
    for number: Int, _ whenCompared: (@Sendable () -> Void)? = nil
  ) -> any Product { numbered(Compared(number, whenCompared)) }
  fileprivate var agedInGraph: Factory<Thing> {
    self { self.make() }.cached.timeToLive(.zero).graph
  }
}
