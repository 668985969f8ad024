import Keyworks
import TestSupport
import Testing

@Suite struct `A reset` {
  private let world = World()

  @Test func `a reset of registrations drops registrations and decorations, but not overrides`() {
    world.kept.register { Probe().make("registered") }
    world.text.decorate { $0 + "!" }
    world.kept.override { Probe().make("mock") }
    world.reset(.registrations)
    #expect(world.kept().label == "mock")
    #expect(world.text() == "definition")
    world.reset(.overrides)
    #expect(world.kept().label == "definition")
  }

  @Test(arguments: [false, true])
  func `a reset of overrides restores the registration`(isOfFactory: Bool) {
    func reset(_ what: ResetOptions) {
      if isOfFactory { world.kept.reset(what) } else { world.reset(what) }
    }
    world.kept.register { Probe().make("registered") }
    let token = world.kept.override { Probe().make("mock") }
    #expect(world.kept().label == "mock")
    reset(.overrides)
    #expect(world.kept().label == "registered")
    token.revert()
    #expect(world.kept().label == "registered")
    reset(.registrations)
    #expect(world.kept().label == "definition")
  }

  @Test func `a reset of instances keeps registrations, and drops a singleton of an override`() {
    world.kept.register { Probe().make("registered") }
    world.single.override { Probe().make("mock") }
    let (kept, single) = (world.kept(), world.single())
    world.reset(.instances)
    #expect(world.kept() !== kept && world.kept().label == "registered")
    #expect(world.single() !== single && world.single().label == "mock")
  }

  @Test func `a reset of a container leaves singletons alone`() {
    let single = world.spared()
    world.reset()
    #expect(world.spared() === single)
  }

  @Test(arguments: [.overrides, .registrations, .contributions] as [ResetOptions])
  func `a reset of a factory without instances leaves its singleton alone`(what: ResetOptions) {
    let single = world.spared()
    world.spared.reset(what)
    #expect(world.spared() === single)
  }

  @Test func `a reset of a factory drops its singleton or its instances for all arguments`() {
    let (single, numbers) = (world.single(), (0..<5).map { world.numbered($0) })
    let other = world.kept()
    world.single.reset()
    world.numbered.reset()
    #expect(world.single() !== single)
    #expect((0..<5).allSatisfy { world.numbered($0) !== numbers[$0] })
    #expect(world.kept() === other)
  }

  @Test func `threads that resolve during resets always get intact instances`() {
    let isIntact = inParallel(4) { thread in
      (0..<5_000).allSatisfy { round in
        switch thread {
        case 0:
          world.reset()
          return true
        case 1:
          world.kept.override { Probe().make("mock") }
          return true
        default: return world.kept().isIntact && world.numbered(round % 7).isIntact
        }
      }
    }
    #expect(isIntact.allSatisfy { $0 })
    world.reset()
    #expect(world.kept().label == "definition")
  }

  @Test func `a reset drops all instances even while another reset is still running`() {
    let whenEnding = Hook(nil)
    for number in 0..<8 { _ = world.mourned(number, whenEnding)() }
    let other = Held(at: whenEnding) { world.reset(.instances) }
    world.reset(.instances)
    for number in 0..<8 { _ = world.mourned(number, whenEnding)() }
    #expect(world.probe.made == 16)
    other.finish()
  }

  @Test func `a reset of one factory leaves the instances of other factories alone`() {
    for number in 0..<10_000 { _ = world.numbered(number) }
    _ = world.kept()
    world.kept.reset(.instances)
    #expect(world.probe.alive == 10_000)
    world.reset(.instances)
    #expect(world.probe.alive == 0)
  }

  // In a process of its own, because it drops every singleton.
  @Test func `a reset of the singletons drops those of every container`() async {
    await #expect(processExitsWith: .success) {
      let (one, two) = (World(), World())
      let before = one.single()
      two.reset(scope: .singleton)
      let after = two.single()
      precondition(after !== before && one.single() === after)
    }
  }
}

extension World {
  fileprivate var kept: Factory<Thing> { self { self.make("definition") }.cached }
  fileprivate var text: Factory<String> { self { "definition" } }
  fileprivate var single: Factory<Thing> { self { self.make("definition") }.singleton }
  /// A singleton that no test drops.
  fileprivate var spared: Factory<Thing> { self { self.make() }.singleton }
  fileprivate func mourned(_ number: Int, _ whenEnding: Hook) -> Factory<Mourner> {
    self(id: number) {
      _ = self.make()
      return Mourner { whenEnding.run() }
    }.cached
  }
  fileprivate var numbered: ParameterFactory<Int, Thing> { self { _ in self.make() }.cached }
}
