import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A start` {
  let world = LifeWorld()

  @Test func `a start builds factories of each kind concurrently`() async throws {
    let gates = [Gate(), Gate()]
    world.waiting.register {
      gates[0].open()
      await gates[1].wait()
      return Part("waiting")
    }
    world.other.register {
      gates[1].open()
      await gates[0].wait()
      return Part("other")
    }
    try await world.start(\.waiting, \.other, \.failing, \.plain)
    let (waiting, plain) = (try await world.waiting(), world.plain())
    #expect(waiting === (try await world.waiting()))
    #expect(plain === world.plain())
    #expect(world.diary.all == [])
  }

  @Test func `a failed start tears down what it built, and throws the error`() async throws {
    let isBuilt = Gate()
    world.register(\.waiting) { world in
      _ = world.pool()
      isBuilt.open()
      return Part("waiting")
    }
    world.other.register {
      await isBuilt.wait()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await world.start(\.waiting, \.other) }
    #expect(world.diary.all == ["-waiting", "-pool", "-settings"])
  }

  @Test func `a failed start leaves no arguments behind`() async {
    let shop = StartShop()
    for _ in 0..<5 {
      await #expect(throws: Trouble(number: 1)) { try await shop.start(\.opening) }
    }
    await wait { StartShop.keys.withLock { $0 } == 0 }
    #expect(StartShop.keys.withLock { $0 } == 0)
  }

  @Test func `a start does not hold a shared instance that nothing else holds`() async throws {
    let shop = StartShop()
    try await shop.start(\.front)
    #expect(shop.views.withLock { $0 } == 2)
  }

  @Test func `a failed start leaves earlier instances alone`() async throws {
    let settings = world.settings()
    world.register(\.waiting) { world in Part("waiting", world.pool()) }
    world.register(\.other) { world in
      _ = try await world.waiting()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await world.start(\.other) }
    #expect(world.diary.all == ["-waiting", "-pool"])
    #expect(world.settings() === settings)
    // The container stays open and builds again.
    #expect(try await world.waiting().name == "waiting")
    try await world.close()
    #expect(world.diary.all == ["-waiting", "-pool", "-waiting", "-pool", "-settings"])
  }

  @Test func `a failed start cancels all builds, throwing or not, and waits`() async throws {
    let (isBuilding, isBuildingQuietly) = (Gate(), Gate())
    world.waiting.register {
      isBuilding.open()
      await untilCancelled()
      // By now, no caller waits for the build.
      for _ in 0..<1_000 { await Task.yield() }
      return Part("waiting")
    }
    world.quiet.register {
      isBuildingQuietly.open()
      await untilCancelled()
      return Part("quiet")
    }
    world.other.register {
      await isBuilding.wait()
      await isBuildingQuietly.wait()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await world.start(\.waiting, \.quiet, \.other) }
    #expect(world.diary.all == ["-waiting"])
  }

  @Test func `a cancelled start tears down what it built`() async throws {
    let isBuilding = Gate()
    world.register(\.waiting) { world in
      _ = world.pool()
      isBuilding.open()
      await untilCancelled()
      try Task.checkCancellation()
      return Part("waiting")
    }
    let starting = Task { try await world.start(\.waiting) }
    await isBuilding.wait()
    starting.cancel()
    await #expect(throws: CancellationError.self) { try await starting.value }
    #expect(world.diary.all == ["-pool", "-settings"])
  }

  @Test func `a start that is cancelled during its last build tears down what it built`() async {
    let (isKnown, task) = (Gate(), Locked<Task<Void, any Error>?>(nil))
    world.settings.register {
      task.withLock { $0?.cancel() }
      return Part("settings")
    }
    let start = Task {
      await isKnown.wait()
      try await world.start(\.settings)
    }
    task.withLock { $0 = start }
    isKnown.open()
    await #expect(throws: CancellationError.self) { try await start.value }
    #expect(world.diary.all == ["-settings"])
  }

  @Test func `a failed start in withContainer is undone before that closes`() async throws {
    world.other.register { throw Trouble(number: 2) }
    await #expect(throws: Trouble(number: 2)) {
      try await withContainer(world) { world in
        _ = world.unique()
        try await world.start(\.pool, \.other)
      }
    }
    #expect(world.diary.all == ["-pool", "-settings", "-unique"])
  }
}

private final class StartShop: ManagedContainer {
  let manager = ContainerManager()
  let views = Locked(0)
  static let keys = Locked(0)

  final class Key: Hashable, Sendable {
    init() { StartShop.keys.withLock { $0 += 1 } }
    deinit { StartShop.keys.withLock { $0 -= 1 } }
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  var named: AsyncParameterFactory<Key, Part, any Error> {
    self.async { _ in throw Trouble(number: 1) }.cached.teardown { _ in }
  }
  var opening: AsyncFactory<Part, any Error> { self.async { try await self.named(Key()) }.cached }

  var pool: Factory<Part> { self { Part("pool") }.cached.teardown { _ in } }
  var view: Factory<Part> {
    self {
      self.views.withLock { $0 += 1 }
      return Part("view", self.pool())
    }.shared
  }
  var front: Factory<Part> {
    self {
      _ = self.view()
      _ = self.view()
      return Part("front")
    }.cached
  }
}
