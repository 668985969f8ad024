import Keyworks
import KeyworksAsync
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `In a closed container` {
  @Test func `a factory that can throw any error throws, cached or not`() async throws {
    let world = World()
    try await world.close()
    for resolve in World.throwing {
      let error = await #expect(throws: ContainerClosed.self) { try await resolve(world) }
      #expect(error?.container == "World")
      #expect(error?.factory.line ?? 0 > 0)
    }
    let error = #expect(throws: ContainerClosed.self) { try world.handler() }
    #expect(
      error.map { "\($0)" }
        == "\(Origin(world.handler.declaration.place)) is resolved after its World was closed")
    #expect(world.built.all == [])
  }

  @Test func `the same is so in a container that is first used after its parent was closed`()
    async throws
  {
    let app = World()
    try await app.close()
    let request = World(in: app)
    for resolve in World.throwing {
      let error = await #expect(throws: ContainerClosed.self) { try await resolve(request) }
      #expect(error?.container == "World")
    }
    #expect(request.plain() == 1)
    #expect(request.built.all == ["plain"])
  }

  @Test
  func `a child that was in use goes on, and a factory with another error type is not refused`()
    async throws
  {
    let app = World()
    let request = World(in: app)
    _ = request.plain()
    try await app.close()
    #expect(try request.handler() == 1)
    let late = World(in: app)
    #expect(try late.typed() == 1)
  }

  @Test func `nothing is refused in a sandbox`() async throws {
    try await withSandbox {
      let world = World()
      try await world.close()
      #expect(try world.handler() == 1)
      #expect(world.plain() == 1)
    }
  }

  @Test func `who waits for a build that is refused looks again`() async throws {
    let (closed, open) = (World(), World())
    let claimed = Claimed()
    closed.manager.store.add(claimed)
    try await closed.close()
    let late = Held { stop in
      claimed.hook.withLock { $0 = stop }
      #expect(throws: ContainerClosed.self) { try closed.single() }
    }
    let waiting = Running { try? open.single() }
    await wait { open.single.declaration.waiterCount == 1 }
    late.finish()
    #expect(waiting.join() == 3)
    #expect(open.built.all == ["single"])
    open.single.reset()
  }

  @Test func `an observer hears of the error`() async throws {
    let (world, heard) = (World(), Diary())
    let token = world.observe { event in
      if case .failed(let reason) = event.kind { heard.note(reason) }
    }
    try await world.close()
    let error = #expect(throws: ContainerClosed.self) { try world.handler() }
    token.revert()
    #expect(heard.all == [error.map { "\($0)" }])
  }

  @Test func `what a teardown resolves is built`() async throws {
    let world = World()
    _ = world.farewell()
    try await world.close()
    #expect(world.built.all == ["farewell", "handler"])
  }

  @Test func `a caller that waits for a build from before gets its instance`() async throws {
    let world = World()
    let first = Task { try await world.slow() }
    await world.pause.reached()
    let closing = Task { try await world.close() }
    await wait { world.isClosing }
    let second = Task { try await world.slow() }
    await wait { world.slow.declaration.waiterCount == 2 }
    world.pause.end()
    #expect(try await first.value == 2)
    #expect(try await second.value == 2)
    try await closing.value
  }
}

private struct Refusal: Error {}

/// Stops when a resolve has claimed the build, before a closed container refuses it.
private final class Claimed: Follower {
  let hook = Locked<(@Sendable () -> Void)?>(nil)

  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    hook.withLock { $0 }?()
  }
}

private final class World: ManagedContainer {
  let manager: ContainerManager
  let built = Diary()
  let pause = Pause()
  init(in parent: World? = nil) { manager = ContainerManager(parent: parent) }

  static let throwing: [@Sendable (World) async throws -> Void] = [
    { _ = try $0.handler() },
    { _ = try $0.page(3) },
    { _ = try $0.page.cached(3) },
    { _ = try $0.owned() },
    { _ = try $0.passing() },
    { _ = try await $0.remote() },
    { _ = try await $0.remote.cached() },
    { _ = try await $0.entry(3) },
  ]

  var plain: Factory<Int> {
    self {
      self.built.note("plain")
      return 1
    }.cached
  }
  var handler: ThrowingFactory<Int, any Error> {
    self.throwing {
      self.built.note("handler")
      return 1
    }
  }
  var typed: ThrowingFactory<Int, Refusal> { self.throwing { () throws(Refusal) in 1 } }
  var single: ThrowingFactory<Int, any Error> {
    self.throwing {
      self.built.note("single")
      return 3
    }.singleton
  }
  var owned: ThrowingFactory<Int, any Error> { self.throwing { 1 }.teardown { _ in } }
  var passing: ThrowingFactory<Int, any Error> { self.throwing { 1 }.graph }
  var page: ThrowingParameterFactory<Int, Int, any Error> { self.throwing { $0 } }
  var remote: AsyncFactory<Int, any Error> { self.async { 1 } }
  var entry: AsyncParameterFactory<Int, Int, any Error> { self.async { $0 }.graph }
  var farewell: Factory<Int> {
    self {
      self.built.note("farewell")
      return 1
    }.cached.teardown { _ in _ = try self.handler() }
  }
  var slow: AsyncFactory<Int, any Error> {
    self.async {
      await self.pause()
      return 2
    }.cached
  }
}
