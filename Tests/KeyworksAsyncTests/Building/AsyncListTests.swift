import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite("A list whose members wait") struct AsyncListTests {
  let world = AsyncWorld()

  @Test func `an asynchronous list gathers concurrently and returns all in order`() async throws {
    let gate = Gate()
    world.beforeNext { await gate.wait() }
    // The last member of the list opens the gate of the first.
    world.opens.withLock { $0 = gate }
    let services = try await world.gather(\.services)
    #expect(services.map(\.label) == ["slow", "sync", "fallible", "opener"])
    #expect(try await world.gather(\.none).isEmpty)
  }

  @Test(arguments: [Breakdown(number: 4), CancellationError()] as [any Error])
  func `a failing member cancels the others and is named in the error`(failure: any Error) async {
    let wasCancelled = Gate()
    world.slow.override {
      await untilCancelled()
      wasCancelled.open()
      throw CancellationError()
    }
    world.fallible.override { () throws in throw failure }
    let error = await #expect(throws: FactoryError.self) { try await world.gather(\.services) }
    #expect(error?.factory.name == "fallible")
    #expect(error.map { "\($0.underlying)" } == "\(failure)")
    await wasCancelled.wait()
  }

  @Test func `a cancelled gather throws CancellationError`() async {
    let pause = Pause()
    world.beforeNext { await pause() }
    let task = Task { try await world.gather(\.keptServices) }
    await pause.reached()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    pause.end()
  }

  @Test func `members of an asynchronous list can be added, reordered and removed`() async throws {
    world.contribute(Tagged(\.plain, priority: -1) { $0 }, to: \.services)
    world.contribute(Tagged(\.sync), to: \.contributed)
    world.reorder(\.slow, priority: 3, in: \.services)
    world.remove(\.fallible, from: \.services)
    #expect(
      try await world.gather(\.services).map(\.label) == ["", "sync", "opener", "slow"])
    #expect(world.entries(\.services).map(\.factory.name) == ["plain", "sync", "opener", "slow"])
    #expect(try await world.gather(\.contributed).map(\.label) == ["sync"])
    #expect(try await world.providers(\.contributed)[0]()().label == "sync")
  }

  @Test func `an override replaces an asynchronous list until it is reverted`() async throws {
    let token = world.override(\.services, with: [Tagged(\.plain) { $0 }])
    #expect(try await world.gather(\.services).count == 1)
    token.revert()
    #expect(try await world.gather(\.services).count == 4)
  }

  @Test func `a member's body gathers the list without the member itself`() async throws {
    world.contribute(Tagged(\.all) { $0 }, to: \.services)
    #expect(try await world.all().label == "slow, sync, fallible, opener")
  }

  @Test func `the members of an asynchronous list share one graph`() async throws {
    let nodes = try await world.gather(\.branches)
    #expect(nodes[0] === nodes[1])
    #expect(try await world.gather(\.branches)[0] !== nodes[0])
  }

  @Test func `the members of a list without asynchronous members share one graph`() async throws {
    let leaves = try await world.gather(\.leaves) { $0 }
    #expect(leaves[0] === leaves[1])
    #expect(try await world.gather(\.leaves) { $0 }[0] !== leaves[0])
  }

  @Test func `lists of asynchronous providers pass arguments to their members`() async throws {
    #expect(
      try await world.gather(\.makers) { try await $0("a") }.map(\.label) == ["a", "a again"])
    #expect(try await world.gather(\.keyedMakers) { try await $0.value("b").label } == ["b"])
  }

  @Test func `a keyed asynchronous list finds its members by key`() async throws {
    #expect(world[\.kinds].map(\.key) == [1, 2])
    #expect(try await world[\.kinds, 2]?().label == "fallible")
    #expect(world[\.kinds, 3] == nil)
    world.contribute(Tagged(\.plain), for: 3, to: \.kinds)
    #expect(world[\.kinds, 3] != nil)
  }
}

extension AsyncWorld {
  static var services: AsyncTags<any Product> {
    [
      Tagged(\.slow) { $0 }, Tagged(\.opener, priority: 1) { $0 }, Tagged(\.sync),
      Tagged(\.fallible) { $0 },
    ]
  }
  static var keptServices: AsyncTags<Thing> { [Tagged(\.kept)] }
  static var none: AsyncTags<any Product> { AsyncTags() }
  static var contributed: AsyncTags<any Product> { AsyncTags() }
  static var kinds: AsyncKeyedTags<Int, Thing> { [1: Tagged(\.slow), 2: Tagged(\.fallible)] }
  static var branches: AsyncTags<Thing> { [Tagged(\.branch), Tagged(\.node)] }
  static var leaves: Tags<Thing> { [Tagged(\.leaf), Tagged(\.sameLeaf)] }
  static var makers: Tags<AsyncParameterProvider<String, Thing, any Error>> {
    [Tagged(\.named), Tagged(\.again)]
  }
  static var keyedMakers: KeyedTags<Int, AsyncParameterProvider<String, Thing, any Error>> {
    [1: Tagged(\.named)]
  }

  var leaf: Factory<Thing> { self { self.probe.make("leaf") }.graph }
  var sameLeaf: Factory<Thing> { self { self.leaf() } }
  var slow: AsyncFactory<Thing, any Error> { self.async { try await self.make("slow") } }
  var sync: Factory<any Product> { self { self.probe.make("sync") } }
  var fallible: ThrowingFactory<Thing, any Error> { self.throwing { self.probe.make("fallible") } }
  var opener: AsyncFactory<Thing, Never> {
    self.async {
      self.opens.withLock { $0 }?.open()
      return self.probe.make("opener")
    }
  }
  var all: AsyncFactory<Thing, any Error> {
    self.async {
      let services = try await self.gather(\.services)
      return self.probe.make(services.map(\.label).joined(separator: ", "))
    }
  }
  var again: AsyncParameterFactory<String, Thing, Never> {
    self.async { self.probe.make($0 + " again") }
  }
}
