import Keyworks
import TestSupport
import Testing

/// A result that was being built while its factory changed goes to its waiters and is not cached.
@Suite struct `An overtaken result` {
  private let world = World()

  @Test(arguments: Change.allCases, [false, true])
  func `an overtaken result goes to its waiters and is not cached`(change: Change, isInUse: Bool) {
    // The first use of a container takes a longer code path.
    if isInUse { _ = world.inGraph() }
    let build = Held(at: world.whenMade) { world.kept() }
    let second = Running { world.kept() }
    world.kept.waitUntil(waiters: 1)
    change.make(in: world)
    let later = world.kept()
    let (one, two) = (build.finish(), second.join())
    #expect(one === two && one.label.isEmpty)
    #expect(later !== one)
    #expect(world.kept() === later)
  }

  @Test func `an override decides the next resolve even if a first build is about to begin`() {
    _ = world.inGraph()
    inRounds(10_000, threads: 2) { thread in
      if thread == 0 { return world.kept() }
      world.kept.override { Probe().make("overriding") }
      return world.kept()
    } check: { _ in
      if world.kept().label != "overriding" { Issue.record("the definition decides") }
      world.kept.reset()
    }
  }

  @Test func `an overtaken result is freed when its last holder releases it`() {
    let build = Held(at: world.whenMade) { world.kept() }
    world.reset()
    _ = build.finish()
    #expect(world.probe.alive == 0)
  }

  @Test(arguments: [true, false])
  func `an overtaken nil does not replace an instance built in the meantime`(isContainer: Bool) {
    let build = Held(at: world.whenMade) { world.butSecond() ?? Probe().make("nothing") }
    if isContainer { world.reset(.instances) } else { world.butSecond.reset(.instances) }
    let later = world.butSecond()
    #expect(build.finish().label == "nothing")
    #expect(later != nil)
    #expect(world.butSecond() === later)
  }

  @Test func `an overtaken singleton is not cached`() {
    let build = Held(at: world.whenMade) { world.single() }
    world.single.reset()
    let old = build.finish()
    #expect(world.single() !== old)
    world.single.reset()
  }

  @Test func `a reset during a build drops the results of all arguments`() {
    let kept = world.numbered(2)
    let build = Held(at: world.whenMade) { world.numbered(1) }
    #expect(world.numbered(2) === kept)
    world.numbered.reset()
    #expect(world.numbered(1) !== build.finish())
    #expect(world.numbered(2) !== kept)
  }

  @Test func `a reset or an override inside a graph applies to the rest of the graph`() {
    let made: Factory<[Thing]> = world {
      let before = world.inGraph()
      world.reset(.instances)
      let after = world.inGraph()
      world.inGraph.override { Probe().make("mock") }
      return [before, after, world.inGraph()]
    }
    let things = made()
    #expect(things[0] !== things[1])
    #expect(things.map(\.label) == ["", "", "mock"])
  }

  enum Change: CaseIterable {
    case register, override, revert, useAndRevert, decorate, resetFactory, resetContainer

    func make(in world: World) {
      switch self {
      case .register: world.kept.register { Probe().make("registered") }
      case .override: world.kept.override { Probe().make("mock") }
      case .revert: world.kept.override { Probe().make("mock") }.revert()
      case .useAndRevert:
        let token = world.kept.override { Probe().make("mock") }
        #expect(world.kept().label == "mock")
        token.revert()
      case .decorate: world.kept.decorate { $0 }
      case .resetFactory: world.kept.reset(.instances)
      case .resetContainer: world.reset(.instances)
      }
    }
  }
}

extension World {
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var butSecond: Factory<Thing?> {
    self {
      let thing = self.make()
      return thing.serial == 2 ? nil : thing
    }.shared
  }
  fileprivate var single: Factory<Thing> { self { self.make() }.singleton }
  fileprivate var numbered: ParameterFactory<Int, Thing> { self { _ in self.make() }.cached }
  fileprivate var inGraph: Factory<Thing> { self { self.make() }.graph }
}
