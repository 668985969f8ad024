import Keyworks
import TestSupport
import Testing

@Suite struct `A layer` {
  private let world = World()

  @Test func `a registration keeps the lifetime of its factory and replaces what was there`() {
    let before = world.kept()
    world.kept.register { Probe().make("first") }
    let first = world.kept()
    #expect(first !== before && first.label == "first")
    #expect(world.kept() === first)
    world.kept.register(with: Probe().make("second"))
    #expect(world.kept().label == "second")
  }

  @Test func `a registration of a factory receives its arguments, and can throw its error`() {
    world.numbered.register { number in Probe().make("registered \(number)") }
    #expect(world.numbered(7).label == "registered 7")
    world.failing.register { () throws(Refusal) in throw Refusal() }
    #expect(throws: Refusal.self) { try world.failing() }
    world.failing.register(with: Probe().make("registered"))
    #expect(try! world.failing().label == "registered")
  }

  @Test func `an override takes precedence over a registration and the definition`() {
    world.service.override { Probe().make("mock") }
    world.service.register { Probe().make("registered") }
    #expect(world.service().label == "mock")
  }

  @Test func `overrides stack, and reverting one in the middle leaves the others in force`() {
    let tokens = ["one", "two", "three"].map { label in
      world.kept.override { Probe().make(label) }
    }
    let top = world.kept()
    #expect(top.label == "three")
    tokens[1].revert()
    #expect(world.kept() === top)
    tokens[2].revert()
    #expect(world.kept().label == "one")
    tokens[0].revert()
    let kept = world.kept()
    #expect(kept.label == "definition")
    for token in tokens { token.revert() }
    #expect(world.kept() === kept, "reverting an override a second time does nothing")
  }

  @Test func `an override ends with its scope, even if the work throws`() {
    let token = world.service.override { Probe().make("mock") }
    #expect(token.during { world.service().label } == "mock")
    #expect(world.service().label == "definition")
    let value = world.service.override(with: Probe().make("value"))
    #expect(value.during { world.service().label } == "value")
    #expect(throws: Refusal.self) {
      try world.service.override(with: Probe().make("mock")).during { () throws(Refusal) in
        throw Refusal()
      }
    }
    #expect(world.service().label == "definition")
  }

  @Test func `an override ends with its scope after asynchronous work`() async throws {
    let mock = Probe().make("mock")
    let inside = await world.service.override(with: mock).during {
      await later { world.service().label }
    }
    #expect(inside == "mock")
    await #expect(throws: Refusal.self) {
      try await world.numbered.override(with: mock).during { () async throws(Refusal) in
        await Task.yield()
        throw Refusal()
      }
    }
    #expect(world.numbered(1).label == "definition")
    #expect(world.service().label == "definition")
  }

  @MainActor @Test func `asynchronous work under an override stays on its actor`() async {
    var count = 0
    await world.service.override(with: Probe().make("mock")).during {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `an override or a decoration of a singleton is for its container alone`() {
    let (one, two) = (World(), World())
    let definition = two.single()
    let override = one.single.override { Probe().make("mock") }
    let mock = one.single()
    #expect(mock.label == "mock" && one.single() === mock)
    #expect(two.single() === definition)
    override.revert()
    #expect(one.single() === definition)
    one.single.decorate { _ in Probe().make("decorated") }
    #expect(one.single().label == "decorated")
    #expect(two.single() === definition)
  }

  @Test func `an override of a factory with arguments replaces all its instances`() {
    let kept = (0..<10).map { world.numbered($0) }
    let token = world.numbered.override { Probe().make("mock \($0)") }
    #expect((0..<10).allSatisfy { world.numbered($0).label == "mock \($0)" })
    token.revert()
    let after = (0..<10).map { world.numbered($0) }
    #expect(zip(kept, after).allSatisfy { $0 !== $1 && $1.label == "definition" })
  }

  @Test func `decorations of a property apply in order, then those of a container, to all`() {
    #expect(world.decorated() == "definition +1 +2")
    let token = world.decorated.decorate { $0 + " +3" }
    #expect(world.decorated() == "definition +1 +2 +3")
    world.decorated.register { "registered" }
    #expect(world.decorated() == "registered +1 +2 +3")
    world.decorated.override { "mock" }
    #expect(world.decorated() == "mock +3")
    token.revert()
    #expect(world.decorated() == "mock")
  }

  @Test func `a decoration runs once for each cached instance, which a change of it drops`() {
    #expect((world.observed(), world.observed()) == (2, 2))
    #expect(world.probe.made == 1)
    let token = world.observed.decorate { $0 * 2 }
    #expect((world.observed(), world.observed()) == (4, 4))
    #expect(world.probe.made == 2)
    token.revert()
    #expect((world.observed(), world.observed()) == (2, 2))
    #expect(world.probe.made == 3)
  }
}

private struct Refusal: Error {}

extension World {
  fileprivate var service: Factory<Thing> { self { self.make("definition") } }
  fileprivate var kept: Factory<Thing> { self { self.make("definition") }.cached }
  fileprivate var single: Factory<Thing> { self { self.make("definition") }.singleton }
  fileprivate var numbered: ParameterFactory<Int, Thing> {
    self { _ in self.make("definition") }.cached
  }
  fileprivate var failing: ThrowingFactory<Thing, Refusal> {
    self.throwing { () throws(Refusal) in self.make("definition") }
  }
  fileprivate var decorated: Factory<String> {
    self { "definition" }.decorated { $0 + " +1" }.decorated { $0 + " +2" }
  }
  fileprivate var observed: Factory<Int> {
    self { 1 }.decorated { $0 + 1 }.decorated { number in
      _ = self.make()
      return number
    }.cached
  }
}
