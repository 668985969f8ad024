import Keyworks
import Testing

@Suite struct `A time to live` {
  @Test func `ends the life of an instance on the container's clock`() {
    let (world, clock) = World.withClock()
    let first = world.fresh()
    clock.advance(by: .seconds(59))
    #expect(world.fresh() === first)
    clock.advance(by: .seconds(1))
    #expect(world.fresh() !== first)
    #expect(world.probe.made == 2)
  }

  @Test func `is counted from the end of construction`() {
    let (world, clock) = World.withClock()
    let first = world.slow { clock.advance(by: .seconds(600)) }
    #expect(world.slow {} === first)
  }

  @Test func `ends a weakly held instance too`() {
    let (world, clock) = World.withClock()
    let first = world.weak()
    #expect(world.weak() === first)
    clock.advance(by: .seconds(60))
    #expect(world.weak() !== first)
  }

  @Test func `of a singleton is measured by the container that built it`() {
    let (world, clock) = World.withClock()
    let first = world.singleton()
    let (other, otherClock) = World.withClock()
    otherClock.advance(by: .seconds(3600))
    #expect(other.singleton() === first)
    clock.advance(by: .seconds(60))
    #expect(other.singleton() !== first)
  }

  @Test func `says nothing of the instance of a graph, which ends earlier`() {
    let (world, _) = World.withClock()
    let (one, other) = world.twoOfOneGraph()
    #expect(one === other)
  }

  @Test func `is measured on a clock that was set while another one was asked`() {
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

  @Test func `ends once under many threads`() {
    let (world, clock) = World.withClock()
    let first = world.fresh()
    clock.advance(by: .seconds(60))
    let seen = inParallel(8) { _ in world.fresh() }
    #expect(seen.allSatisfy { $0 === seen[0] && $0 !== first })
    #expect(world.probe.made == 2)
  }

  @Test func `holds for each set of arguments on its own`() {
    let (world, clock) = World.withClock()
    let one = world.numbered(1)
    clock.advance(by: .seconds(30))
    let two = world.numbered(2)
    clock.advance(by: .seconds(30))
    #expect(world.numbered(1) !== one)
    #expect(world.numbered(2) === two)
  }

  @Test func `may be asked of an instance that a reset drops meanwhile`() {
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

  @Test func `over frees the instances of arguments that nobody asks for again`() {
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
