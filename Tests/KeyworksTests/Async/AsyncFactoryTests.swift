import Keyworks
import Testing

@Suite struct AsyncFactoryTests {
  let world = AsyncWorld()

  @Test func `an asynchronous factory without a lifetime builds each time`() async {
    let first = await world.plain()
    let second = await world[\.plain]
    #expect(first.serial == 1)
    #expect(second.serial == 2)
  }

  @Test func `a cached asynchronous factory builds one instance`() async throws {
    let one = try await world.kept()
    let other = try await world[\.kept]
    #expect(one === other)
    #expect(world.probe.made == 1)
  }

  @Test func `an asynchronous factory caches one instance for each argument`() async throws {
    let a = try await world[\.named, "a"]
    let b = try await world[\.named, "b"]
    let again = try await world[\.named, "a"]
    #expect(a === again)
    #expect(a !== b)
  }

  @Test func `a thousand tasks share one asynchronous build`() async throws {
    let gate = Gate()
    world.beforeNext { await gate.wait() }
    let world = world
    let things = try await withThrowingTaskGroup(of: Thing.self) { group in
      for _ in 0..<1000 { group.addTask { try await world.kept() } }
      await world.kept.tasksWait(1000)
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(world.probe.made == 1)
    #expect(Set(things.map(\.serial)) == [1])
  }
}
