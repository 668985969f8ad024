import Keyworks
import Testing

@Suite struct `A time to live` {
  @Test func `an instance expires on the container's clock`() {
    let (world, clock) = World.withClock()
    let first = world.fresh()
    clock.advance(by: .seconds(59))
    #expect(world.fresh() === first)
    clock.advance(by: .seconds(1))
    #expect(world.fresh() !== first)
    #expect(world.probe.made == 2)
  }

  @Test func `the time to live starts at the end of construction`() {
    let (world, clock) = World.withClock()
    let first = world.slow { clock.advance(by: .seconds(600)) }
    #expect(world.slow {} === first)
  }

  @Test func `a shared instance expires although it is still held`() {
    let (world, clock) = World.withClock()
    let first = world.weak()
    #expect(world.weak() === first)
    clock.advance(by: .seconds(60))
    #expect(world.weak() !== first)
  }

  @Test func `a singleton expires on the clock of the container that built it`() {
    let (world, clock) = World.withClock()
    let first = world.singleton()
    let (other, otherClock) = World.withClock()
    otherClock.advance(by: .seconds(3600))
    #expect(other.singleton() === first)
    clock.advance(by: .seconds(60))
    #expect(other.singleton() !== first)
  }

  @Test func `a time to live does not affect a graph`() {
    let (world, _) = World.withClock()
    let (one, other) = world.twoOfOneGraph()
    #expect(one === other)
  }

  @Test func `an instance expires on a clock that is set during its construction`() {
    let (world, first) = World.withClock()
    let second = ManualClock()
    let (isAsked, mayAnswer) = first.holdNext()
    let build = Running { world.fresh() }
    isAsked.wait()
    world.manager.clock = second
    mayAnswer.open()
    let built = build.join()
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
    let one = world.numbered(1)
    clock.advance(by: .seconds(30))
    let two = world.numbered(2)
    clock.advance(by: .seconds(30))
    #expect(world.numbered(1) !== one)
    #expect(world.numbered(2) === two)
  }

  @Test func `a reset can drop an instance while a thread checks whether it has expired`() {
    let (world, clock) = World.withClock()
    _ = world.numbered(1)
    let (asked, go) = (Latch("the clock is asked"), Latch("the reset is done"))
    clock.whenAsked.withLock { hook in
      hook = {
        asked.open()
        go.wait()
      }
    }
    let resolving = Running { world.numbered(1) }
    asked.wait()
    clock.advance(by: .seconds(60))
    world.reset()
    go.open()
    #expect(resolving.join() === world.numbered(1))
    #expect(world.probe.made == 2)
  }

  @Test func `expired instances are released even if nothing resolves their arguments again`() {
    let (world, clock) = World.withClock()
    for number in 0..<1_000 {
      _ = world.numbered(number)
      clock.advance(by: .seconds(1))
    }
    #expect(world.probe.alive < 300)
  }
}

extension World {
  fileprivate var agedInGraph: Factory<Thing> {
    self { self.make() }.cached.timeToLive(.zero).graph
  }
  fileprivate var twoOfOneGraph: Factory<(Thing, Thing)> {
    self { (self.agedInGraph(), self.agedInGraph()) }
  }
  fileprivate var fresh: Factory<any Product> {
    self { self.probe.make() }.cached.timeToLive(.seconds(60))
  }
  fileprivate func slow(_ work: @escaping () -> Void) -> any Product {
    self(id: 0) {
      work()
      return self.probe.make() as any Product
    }
    .cached.timeToLive(.seconds(60))()
  }
  fileprivate var weak: Factory<any Product> {
    self { self.probe.make() }.shared.timeToLive(.seconds(60))
  }
  fileprivate var singleton: Factory<any Product> {
    self { self.probe.make() }.singleton.timeToLive(.seconds(60))
  }
  fileprivate var numbered: ParameterFactory<Int, any Product> {
    self { _ in self.probe.make() }.cached.timeToLive(.seconds(60))
  }
}
