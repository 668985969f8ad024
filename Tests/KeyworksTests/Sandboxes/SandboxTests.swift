import Dispatch
import Keyworks
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `A sandbox` {
  private let house = House()
  private let world = World()
  private let probe = Probe()

  @Test func `a sandbox starts with the definitions, and leaves no changes in a container`() {
    house.furnish("outer")
    let before = house.look
    withSandbox {
      #expect(house.look == House.fresh)
      house.furnish("inner")
      #expect(house.look.contains("inner"))
    }
    #expect(house.look == before)
  }

  @Test func `a sandbox has singletons of its own`() {
    let (one, other) = (House(), House())
    let outer = one.single()
    withSandbox {
      let inner = one.single()
      #expect(inner !== outer)
      #expect(other.single() === inner)
      one.reset(scope: .singleton)
      #expect(one.single() !== inner)
    }
    #expect(one.single() === outer)
    one.single.reset(.instances)
  }

  @Test func `a nested sandbox starts fresh, and the outer one continues afterwards`() {
    let outside = House()
    withSandbox {
      for house in [outside, House()] {
        house.name.override(with: "first")
        withSandbox {
          #expect(house.name() == "house")
          house.name.override(with: "second")
        }
        #expect(house.name() == "first")
      }
    }
    #expect(outside.name() == "house")
  }

  @Test func `a sandbox reaches child tasks, but not detached tasks`() async {
    await withSandbox {
      house.name.override(with: "mine")
      async let child = house.name()
      let task = Task { house.name() }
      #expect(await child == "mine")
      #expect(await task.value == "mine")
      #expect(await Task.detached { house.name() }.value == "house")
      #expect(await inTasks(4) { _ in house.name() } == ["mine", "mine", "mine", "mine"])
    }
    #expect(house.name() == "house")
  }

  @Test func `a captured sandbox, or none, can be carried to tasks, queues and threads`() async {
    let none = Sandbox.capture()
    await withSandbox {
      house.name.override(with: "mine")
      #expect(none.run { house.name() } == "house")
      let sandbox = Sandbox.capture()
      #expect(await Task.detached { sandbox.run { house.name() } }.value == "mine")
      #expect(
        await Task.detached { await sandbox.run { await house.nameLater() } }.value == "mine")
      #expect(Running { sandbox.run { house.name() } }.join() == "mine")
      let fromQueue = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          sandbox.run { continuation.resume(returning: house.name()) }
        }
      }
      #expect(fromQueue == "mine")
    }
  }

  @Test func `sandboxes of concurrent tasks do not affect each other`() async {
    let found = await inTasks(100) { number in
      await withSandbox {
        house.name.override(with: "\(number)")
        house.contribute(Tagged(\.extra, priority: number), to: \.rooms)
        let single = house.single()
        await Task.yield()
        return house.name() == "\(number)" && house.single() === single
          && house.entries(\.rooms).map(\.priority) == [0, number].sorted()
      }
    }
    #expect(found.count == 100 && found.allSatisfy(\.self))
    #expect(house.look == House.fresh)
  }

  @Test func `autoRegister runs once in each sandbox`() {
    let runs = Locked(0)
    let wired = WiredSteps { wired in
      runs.next()
      wired.one.register { "registered" }
    }
    _ = wired.one()
    withSandbox {
      #expect(wired.one() == "registered")
      #expect(wired.one() == "registered")
      #expect(runs.withLock(\.self) == 2)
    }
    #expect(wired.one() == "registered")
    #expect(runs.withLock(\.self) == 2)
  }

  @Test func `a sandbox builds an instance once for all its threads`() {
    withSandbox {
      let sandbox = Sandbox.capture()
      let seen = inParallel(4) { _ in sandbox.run { ObjectIdentifier(world.kept()) } }
      #expect(Set(seen).count == 1)
      #expect(world.probe.made == 1)
    }
  }

  @Test func `a sandbox releases the instances of all its containers when it ends`() {
    let (world, house) = (World(), House())
    // A reference to the sandbox outlives its end, which releases the instances.
    let sandbox = withSandbox {
      let inner = World()
      inner.kept.register { world.make() }
      house.thing.register { world.make() }
      // The holder holds the sandbox itself.
      _ = (world.kept(), world.single(), inner.kept(), house.thing(), house.holder())
      withExtendedLifetime(inner) { #expect(world.probe.alive == 4) }
      return Sandbox.capture()
    }
    #expect(world.probe.alive == 0)
    withExtendedLifetime(sandbox) {}
  }

  @Test func `a container in a sandbox releases its instances when it is released`() {
    withSandbox {
      do {
        let world = World()
        world.kept.override { probe.make() }
        _ = world.kept()
        #expect(probe.alive == 1)
      }
      #expect(probe.alive == 0)
      // The next container may get the memory of the released one.
      for _ in 0..<100 { #expect(World().kept().serial == 1) }
    }
  }

  @Test func `a sandbox ends if its work throws or its task is cancelled`() async {
    #expect(throws: Fire.self) {
      try withSandbox { () throws(Fire) in
        house.name.override(with: "burning")
        throw Fire()
      }
    }
    let task = Task {
      try await withSandbox {
        house.name.override(with: "cancelled")
        await untilCancelled()
        try Task.checkCancellation()
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: Fire.self) {
      try await withSandbox { () async throws(Fire) in throw Fire() }
    }
    #expect(house.name() == "house")
  }

  @Test(arguments: [false, true])
  func `a sandbox releases its instances while its overrides are in place`(areSingletons: Bool) {
    let last = Locked<[String]>([])
    let sandbox = withSandbox {
      house.name.override(with: "mock")
      let mourner = house.mourner(last)
      _ = (areSingletons ? mourner.singleton : mourner.cached)()
      return Sandbox.capture()
    }
    #expect(last.withLock { $0 } == ["mock"])
    withExtendedLifetime(sandbox) {}
  }

  @Test(arguments: [\World.single, \.kept] as [any KeyPath<World, Factory<Thing>> & Sendable])
  func `an instance whose build outlasts its sandbox is released`(
    factory: any KeyPath<World, Factory<Thing>> & Sendable
  ) {
    let (sandbox, building) = withSandbox {
      let sandbox = Sandbox.capture()
      let building = Held(at: world.whenMade) {
        sandbox.run { ObjectIdentifier(world[keyPath: factory]()) }
      }
      return (sandbox, building)
    }
    building.finish()
    #expect(world.probe.made == 1)
    #expect(world.probe.alive == 0)
    withExtendedLifetime(sandbox) {}
  }

  @Test func `a sandbox releases its instances on its own thread while other sandboxes run`() {
    let wrong = inParallel(3) { _ in
      var wrong = 0
      for _ in 0..<(isSanitized ? 200 : 3_000) {
        let probe = Probe()
        withSandbox {
          let world = World()
          world.kept.register { probe.make() }
          _ = world.kept()
        }
        wrong += probe.alive
      }
      return wrong
    }
    #expect(wrong == [0, 0, 0])
  }

  @Test func `a sandbox that begins in a body sees nothing under construction`() {
    #expect(house.gatherer() == ["mock", "room"])
    #expect(house.deepest() == 2)
    #expect(house.contextInside() == nil)
    #expect(house.dreamer() === house.dreamer())
    #expect(house.dreamed.withLock { $0 } == ["house", "house"])
  }

  @Test func `a captured sandbox lasts as long as a task runs in it`() async {
    let ended = Latch("the end")
    let task = await withSandbox {
      house.name.override(with: "late")
      house.thing.register { probe.make() }
      _ = house.thing()
      return Task.detached { [sandbox = Sandbox.capture()] in
        sandbox.run {
          ended.wait()
          return house.name()
        }
      }
    }
    #expect(house.name() == "house")
    ended.open()
    #expect(await task.value == "late")
    #expect(probe.alive == 0)
  }

  @Test func `a token reverts its override where it was made, not in the current sandbox`() {
    let outer = house.name.override(with: "outer")
    let inner = withSandbox {
      let inner = house.name.override(with: "inner")
      outer.revert()
      #expect(house.name() == "inner")
      return inner
    }
    #expect(house.name() == "house")
    inner.revert()
    #expect(house.name() == "house")
  }

  @Test func `a sandbox has observers and a clock of its own`() {
    let heard = Locked(0)
    house.observe { _ in heard.withLock { $0 += 1 } }
    withSandbox {
      house.manager.clock = SuspendingClock()
      _ = house.timed()
      #expect(house.manager.clock is SuspendingClock)
      #expect(heard.withLock { $0 } == 0)
      let token = house.observe { _ in heard.withLock { $0 += 10 } }
      _ = house.name()
      #expect(heard.withLock { $0 } == 20)
      token.revert()
    }
    #expect(house.manager.clock is ContinuousClock)
    _ = house.name()
    #expect(heard.withLock { $0 } == 22)
  }

  @MainActor @Test func `the work of a sandbox stays on its actor`() async {
    await withSandbox {
      MainActor.assertIsolated()
      house.name.override(with: "main")
      await Task.yield()
      MainActor.assertIsolated()
      #expect(house.name() == "main")
    }
  }
}

private struct Fire: Error {}

private struct Holder: Sendable { let sandbox: Sandbox }

/// A container with state of each kind.
private final class House: ManagedContainer {
  let manager = ContainerManager()
  let dreamed = Locked<[String]>([])
  var name: Factory<String> { self { "house" }.cached }
  var thing: Factory<Thing> { self { Probe().make("own") }.cached }
  var single: Factory<Thing> { self { Probe().make() }.singleton }
  var timed: Factory<String> { self { "timed" }.cached.timeToLive(.seconds(60)) }
  var room: Factory<String> { self { "room" } }
  var extra: Factory<String> { self { "extra" } }
  var sized: ParameterFactory<Int, String> { self { "\($0)" }.cached }
  static var rooms: Tags<String> { [Tagged(\.room)] }

  var dreamer: Factory<Thing> {
    self {
      withSandbox { self.dream() }
      return Probe().make()
    }.cached
  }
  private func dream() {
    dreamed.withLock { $0.append(name()) }
    if dreamed.withLock({ $0.count }) < 2 { _ = dreamer() }
  }

  func mourner(_ last: Locked<[String]>) -> Factory<Mourner> {
    self(id: ObjectIdentifier(last)) {
      Mourner { [unowned self] in last.withLock { [name = self.name()] in $0.append(name) } }
    }
  }
  var holder: Factory<Holder> { self { Holder(sandbox: .capture()) }.cached }

  /// A member of a list that gathers the list in a sandbox, where it is an ordinary member.
  var gatherer: Factory<[String]> {
    self {
      withSandbox {
        self.gatherer.override { ["mock"] }
        return self[\.gathered].flatMap(\.self)
      }
    }
  }
  var otherRoom: Factory<[String]> { self { ["room"] } }
  static var gathered: Tags<[String]> { [Tagged(\.gatherer), Tagged(\.otherRoom)] }

  /// Resolves itself in a sandbox, deep in the stack.
  var deepest: Factory<Int> {
    self {
      withSandbox {
        withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 8) { _ in
          self.deepest.override { 2 }
          return self.deepest()
        }
      }
    }
  }

  var contextInside: Factory<ResolutionContext?> {
    self { withSandbox { ResolutionContext.current } }
  }

  static let fresh = ["house", "own", "room", "1"]
  var look: [String] { [name(), thing().label] + self[\.rooms] + [sized(1)] }

  func furnish(_ what: String) {
    name.override(with: what)
    thing.register { Probe().make(what) }
    contribute(Tagged(\.extra), to: \.rooms)
    room.decorate { "\($0) of \(what)" }
    sized.override { "\($0) of \(what)" }
  }

  fileprivate func nameLater() async -> String { await later { name() } }
}

extension World {
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var single: Factory<Thing> { self { self.make() }.singleton }
}
