import Keyworks
import Testing

@Suite struct `A registration` {
  @Test func `replaces what the definition builds`() {
    let world = World()
    world.service.register { Probe().make("registered") }
    #expect(world.service().label == "registered")
  }

  @Test func `keeps the lifetime of the property and drops its kept instance`() {
    let world = World()
    let before = world.kept()
    world.kept.register { Probe().make("registered") }
    let after = world.kept()
    #expect(after !== before)
    #expect(world.kept() === after)
  }

  @Test func `replaces the one before`() {
    let world = World()
    world.service.register { Probe().make("first") }
    world.service.register(with: Probe().make("second"))
    #expect(world.service().label == "second")
  }

  @Test func `of a factory with arguments gets them`() {
    let world = World()
    world.numbered.register { number in Probe().make("registered \(number)") }
    #expect(world.numbered(7).label == "registered 7")
  }

  @Test func `of a factory that fails may fail`() {
    let world = World()
    world.failing.register { () throws(Refusal) in throw Refusal() }
    #expect(throws: Refusal.self) { try world.failing() }
    world.failing.register(with: Probe().make("registered"))
    #expect(try! world.failing().label == "registered")
  }
}

@Suite struct `An override` {
  @Test func `beats registration and definition`() {
    let world = World()
    world.service.override { Probe().make("mock") }
    world.service.register { Probe().make("registered") }
    #expect(world.service().label == "mock")
  }

  @Test func `ends with its token and drops what it built`() {
    let world = World()
    let token = world.kept.override { Probe().make("mock") }
    #expect(world.kept().label == "mock")
    token.revert()
    #expect(world.kept().label == "definition")
  }

  @Test func `reverted twice does nothing the second time`() {
    let world = World()
    let token = world.kept.override { Probe().make("mock") }
    token.revert()
    let kept = world.kept()
    token.revert()
    #expect(world.kept() === kept)
  }

  @Test func `stacks, and one reverted in the middle leaves the others right`() {
    let world = World()
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
    #expect(world.kept().label == "definition")
  }

  @Test func `with a value hands out that very value`() {
    let world = World()
    let mock = Probe().make("mock")
    world.service.override(with: mock)
    world.numbered.override(with: mock)
    world.failing.override(with: mock)
    #expect(world.service() === mock)
    #expect(world.numbered(3) === mock)
    #expect(try! world.failing() === mock)
  }

  @Test func `with a value that is not Sendable is as plain`() {
    final class Mock: Greeting { var greeting = "before" }
    let world = World()
    let mock = Mock()
    world.greeting.override(with: mock)
    mock.greeting = "after"
    #expect(world.greeting().greeting == "after")
  }

  @Test func `ends with its scope`() {
    let world = World()
    let inside = world.service.override {
      Probe().make("mock")
    } during: {
      world.service().label
    }
    #expect(inside == "mock")
    #expect(world.service().label == "definition")
    #expect(
      world.service.override(with: Probe().make("value"), during: { world.service().label })
        == "value")
  }

  @Test func `ends with its scope when the work throws`() {
    let world = World()
    #expect(throws: Refusal.self) {
      try world.service.override {
        Probe().make("mock")
      } during: { () throws(Refusal) in
        throw Refusal()
      }
    }
    #expect(world.service().label == "definition")
  }

  @Test func `ends with its scope in asynchronous work`() async throws {
    let world = World()
    let inside = await world.service.override {
      Probe().make("mock")
    } during: {
      await Task.yield()
      return world.service().label
    }
    #expect(inside == "mock")
    await #expect(throws: Refusal.self) {
      try await world.numbered.override {
        _ in
        Probe().make("mock")
      } during: { () async throws(Refusal) in
        await Task.yield()
        throw Refusal()
      }
    }
    #expect(world.numbered(1).label == "definition")
    #expect(world.service().label == "definition")
  }

  @MainActor @Test func `keeps asynchronous work on its actor`() async {
    let world = World()
    var count = 0
    await world.service.override {
      Probe().make("mock")
    } during: {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `in one container is not seen in another`() {
    let (one, two) = (World(), World())
    one.service.override { Probe().make("mock") }
    #expect(two.service().label == "definition")
  }

  @Test func `of a singleton stays in its container, and the process's shows again`() {
    let (one, two) = (World(), World())
    let definition = two.single()
    let token = one.single.override { Probe().make("mock") }
    let mock = one.single()
    #expect(mock.label == "mock")
    #expect(one.single() === mock)
    #expect(two.single() === definition)
    token.revert()
    #expect(one.single() === definition)
  }

  @Test func `of every argument replaces every instance`() {
    let world = World()
    let kept = (0..<10).map { world.keptNumber($0) }
    let token = world.keptNumber.override { number in Probe().make("mock \(number)") }
    #expect((0..<10).allSatisfy { world.keptNumber($0).label == "mock \($0)" })
    token.revert()
    #expect((0..<10).allSatisfy { world.keptNumber($0) !== kept[$0] })
    #expect(world.keptNumber(1).label == "definition")
  }

  @Test func `that a token outlives does no harm`() {
    var world: World? = World()
    let token = world?.service.override { Probe().make("mock") }
    world = nil
    token?.revert()
  }
}

@Suite struct `A decoration` {
  @Test func `on the property wraps what is built, in the order written`() {
    let world = World()
    #expect(world.decorated() == "definition +1 +2")
    world.decorated.register { "registered" }
    #expect(world.decorated() == "registered +1 +2")
  }

  @Test func `on the property leaves an override alone`() {
    let world = World()
    world.decorated.override { "mock" }
    #expect(world.decorated() == "mock")
  }

  @Test func `on the property runs once for each kept instance`() {
    let world = World()
    _ = (world.keptDecorated(), world.keptDecorated())
    #expect(world.probe.made == 1)
  }

  @Test func `on the container comes last and wraps an override too`() {
    let world = World()
    let token = world.decorated.decorate { $0 + " +3" }
    #expect(world.decorated() == "definition +1 +2 +3")
    world.decorated.override { "mock" }
    #expect(world.decorated() == "mock +3")
    token.revert()
    #expect(world.decorated() == "mock")
  }

  @Test func `on the container drops the kept instance when it comes and goes`() {
    let world = World()
    let plain = world.kept()
    let token = world.kept.decorate { _ in Probe().make("decorated") }
    #expect(world.kept().label == "decorated")
    token.revert()
    #expect(world.kept() !== plain)
    #expect(world.kept().label == "definition")
  }

  @Test func `on the container keeps a singleton out of the process`() {
    let (one, two) = (World(), World())
    one.otherSingle.decorate { _ in Probe().make("decorated") }
    #expect(one.otherSingle().label == "decorated")
    #expect(two.otherSingle().label == "definition")
  }

  @Test func `is followed by onCreate, which sees the finished instance once`() {
    let world = World()
    let token = world.observed.decorate { $0 * 2 }
    #expect((world.observed(), world.observed()) == (4, 4))
    #expect(world.probe.made == 1)
    token.revert()
    #expect(world.observed() == 2)
    #expect(world.probe.made == 2)
  }
}

private struct Refusal: Error {}
private protocol Greeting { var greeting: String { get } }
private struct Hello: Greeting { let greeting = "hello" }

extension World {
  fileprivate var service: Factory<Thing> { self { self.make("definition") } }
  fileprivate var greeting: Factory<any Greeting> { self { Hello() } }
  fileprivate var kept: Factory<Thing> { self { self.make("definition") }.cached }
  fileprivate var single: Factory<Thing> { self { self.make("definition") }.singleton }
  fileprivate var otherSingle: Factory<Thing> { self { self.make("definition") }.singleton }
  fileprivate var numbered: ParameterFactory<Int, Thing> { self { _ in self.make("definition") } }
  fileprivate var keptNumber: ParameterFactory<Int, Thing> {
    self { _ in self.make("definition") }.cached
  }
  fileprivate var failing: ThrowingFactory<Thing, Refusal> {
    self { () throws(Refusal) in self.make("definition") }
  }
  fileprivate var decorated: Factory<String> {
    self { "definition" }.decorated { $0 + " +1" }.decorated { $0 + " +2" }
  }
  fileprivate var keptDecorated: Factory<Thing> {
    self { Probe().make() }.decorated { _ in self.make() }.cached
  }
  fileprivate var observed: Factory<Int> {
    self { 1 }.decorated { $0 + 1 }.onCreate { _ in _ = self.make() }.cached
  }
}
