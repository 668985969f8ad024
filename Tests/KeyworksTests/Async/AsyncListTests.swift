import Testing

@testable import Keyworks

@Suite("A list whose members wait") struct AsyncListTests {
  let world = AsyncWorld()

  @Test func `gathers in the order of the list, whoever is ready first`() async throws {
    let gate = Gate()
    world.beforeNext { await gate.wait() }
    let world = world
    async let services = world[\.services]
    // The member that comes last in the list opens the way for the first.
    world.opens.withLock { $0 = gate }
    #expect(try await services.map(\.label) == ["slow", "sync", "fallible", "opener"])
  }
}

extension AsyncWorld {
  static var services: AsyncTags<any Product> {
    [
      Tagged(\.slow) { $0 }, Tagged(\.opener, priority: 1) { $0 }, Tagged(\.sync),
      Tagged(\.fallible) { $0 },
    ]
  }
  static var empty: AsyncTags<any Product> { AsyncTags() }
  static var kinds: AsyncKeyedTags<Int, Thing> { [1: Tagged(\.slow), 2: Tagged(\.fallible)] }
  static var makers: Tags<AsyncProvider<String, Thing, any Error>> { [Tagged(\.named)] }
  var slow: AsyncFactory<Thing, any Error> { self { try await self.make("slow") } }
  var sync: Factory<any Product> { self { self.probe.make("sync") } }
  var fallible: ThrowingFactory<Thing, any Error> {
    self { () throws in self.probe.make("fallible") }
  }
  var opener: AsyncFactory<Thing, Never> {
    self {
      self.opens.withLock { $0 }?.open()
      return self.probe.make("opener")
    }
  }
}

func tryThem(_ world: AsyncWorld) async throws {
  _ = try await world[\.kinds].map(\.value.label)
  _ = try await world[\.makers, with: "a"]
  world.contribute(\.plain, to: \.services) { $0 }
  world.contribute(\.sync, to: \.services)
  world.contribute(\.plain, for: 3, to: \.kinds)
  world.reorder(\.slow, priority: 3, in: \.services)
  world.remove(\.slow, from: \.services)
  world.override(\.services, with: [])
  _ = world.entries(\.services)
}
