import Keyworks
import TestSupport
import Testing

@Suite struct `A time to live` {
  private let world = World.withClock()

  @Test(arguments: [Aged.cached, .weak, .numbered])
  fileprivate func `an instance expires on the container's clock, even if held`(kind: Aged) {
    let first = kind.resolve(in: world)
    world.clock.advance(by: .seconds(59))
    #expect(kind.resolve(in: world) === first)
    world.clock.advance(by: .seconds(1))
    #expect(kind.resolve(in: world) !== first)
    #expect(world.probe.made == 2)
  }

  @Test func `the time to live starts at the end of construction`() {
    world.whenMade.set { world.clock.advance(by: .seconds(600)) }
    let first = world.fresh()
    #expect(world.fresh() === first)
  }

  @Test func `a time to live can have any length`() {
    let (first, unborn) = (world.eternal(), world.unborn())
    #expect(world.eternal() === first)
    #expect(world.unborn() !== unborn)
    world.clock.advance(by: .seconds(3_600 * 24 * 365 * 100))
    #expect(world.eternal() === first)
    #expect(world.unborn() !== unborn)
  }

  @Test func `without a clock of its own, a container uses that of the system`() {
    let world = World()
    let (first, unborn) = (world.eternal(), world.unborn())
    #expect(world.eternal() === first)
    #expect(world.unborn() !== unborn)
    let elapsed = stopwatch()
    let time = elapsed()
    while elapsed() == time {}
    #expect(time >= 0 && elapsed() > time)
  }

  @Test func `a singleton expires on the clock of the container that built it`() {
    let first = world.lone()
    let other = World.withClock()
    other.clock.advance(by: .seconds(3600))
    #expect(other.lone() === first)
    world.clock.advance(by: .seconds(60))
    #expect(other.lone() !== first)
  }

  @Test func `a time to live does not affect a graph`() {
    let (one, other) = world { (world.agedInGraph(), world.agedInGraph()) }()
    #expect(one === other)
  }

  @Test func `an instance expires on a clock that is set during its construction`() {
    let (first, second) = (world.clock, ManualClock())
    let build = Held(at: first.whenAsked) { world.fresh() }
    world.manager.clock = second
    let built = build.finish()
    first.advance(by: .seconds(3_600))
    #expect(world.fresh() === built)
    second.advance(by: .seconds(60))
    #expect(world.fresh() !== built)
  }

  @Test func `an expired instance is replaced once, however many threads resolve it`() {
    let first = world.fresh()
    world.clock.advance(by: .seconds(60))
    let seen = inParallel(8) { _ in world.fresh() }
    #expect(seen.allSatisfy { $0 === seen[0] && $0 !== first })
    #expect(world.probe.made == 2)
  }

  @Test func `a time to live applies to each set of arguments separately`() {
    let one = world.made(for: 1)
    world.clock.advance(by: .seconds(30))
    let two = world.made(for: 2)
    world.clock.advance(by: .seconds(30))
    #expect(world.made(for: 1) !== one)
    #expect(world.made(for: 2) === two)
  }

  @Test func `a reset can drop an instance while a thread checks whether it has expired`() {
    _ = world.made(for: 1)
    let resolving = Held(at: world.clock.whenAsked) { world.made(for: 1) }
    world.clock.advance(by: .seconds(60))
    world.reset()
    #expect(resolving.finish() === world.made(for: 1))
    #expect(world.probe.made == 2)
  }

  @Test func `expired instances are released even if nothing resolves their arguments again`() {
    for number in 0..<1_000 {
      _ = world.counted(number)
      world.clock.advance(by: .seconds(1))
    }
    #expect(world.probe.alive < 300)
  }

  // A thread asks the clock whether an instance has expired. Before the clock answers, another
  // thread changes the cache.

  @Test(arguments: Aged.allCases)
  fileprivate func `a thread takes an instance that another has cached meanwhile`(kind: Aged) {
    let first = kind.resolve(in: world)
    world.clock.advance(by: .seconds(60))
    let slow = Held(at: world.clock.whenAsked) { kind.resolve(in: world) }
    let second = kind.resolve(in: world)
    #expect(slow.finish() === second)
    #expect(second !== first)
    #expect(kind.resolve(in: world) === second)
    #expect(world.probe.made == 2)
    if kind == .singleton { world.single.reset() }
  }

  @Test func `a thread takes the new shared instance if the expired one is released meanwhile`() {
    let first = Locked<(any Product)?>(world.weak())
    let slow = Held(at: world.clock.whenAsked) { world.weak() }
    first.withLock { $0 = nil }
    let second = world.weak()
    #expect(slow.finish() === second)
    #expect(world.weak() === second)
  }

  // A cache makes room by forgetting arguments whose instances have expired. To find them, it asks
  // the clock, and other threads resolve while it waits for the answer.

  @Test(arguments: [true, false])
  func `a cache that makes room keeps an instance under construction`(isBuiltFirst: Bool) {
    let building = Held(at: world.whenMade) { world.made(for: 0) }
    let room = makingRoom()
    if !isBuiltFirst { #expect(room.finish()) }
    let built = building.finish()
    if isBuiltFirst { #expect(room.finish()) }
    #expect(world.made(for: 0) === built)
  }

  @Test func `a cache that makes room keeps an instance that replaced an expired one`() {
    let old = world.made(for: 0)
    let room = makingRoom()
    // The old instance is fresh when the search begins, and has expired when it is found.
    let new = world.made(for: 0) { world.clock.advance(by: .seconds(60)) }
    #expect(new !== old)
    #expect(room.finish())
    #expect(world.made(for: 0) === new)
  }

  /// Adds arguments on a thread until the cache looks for some to forget. There it stops.
  private func makingRoom() -> Held<Bool> {
    Held { stop in
      let didLook = Locked(false)
      for number in 1..<10_000 {
        // After the body, the clock is asked again: until when the new instance lives.
        world.clock.whenAsked.set {
          didLook.set(true)
          stop()
        }
        world.whenMade.set { world.clock.whenAsked.withLock { $0 = nil } }
        _ = world.made(for: number)
        if didLook.withLock(\.self) { return true }
      }
      stop()
      return false
    }
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
  var lone: Factory<any Product> { self { self.make() }.singleton.timeToLive(.seconds(60)) }
  fileprivate var eternal: Factory<any Product> {
    self { self.make() }.cached.timeToLive(.seconds(Int64.max))
  }
  fileprivate var unborn: Factory<any Product> {
    self { self.make() }.cached.timeToLive(.seconds(Int64.min))
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
  var agedInGraph: Factory<Thing> { self { self.make() }.cached.timeToLive(.zero).graph }
}
