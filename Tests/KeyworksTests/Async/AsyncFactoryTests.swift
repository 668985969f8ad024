import Keyworks
import Testing

@Suite struct AsyncFactoryTests {
  let world = AsyncWorld()

  @Test func `builds each time without a lifetime`() async {
    let first = await world.plain()
    let second = await world[\.plain]
    #expect(first.serial == 1)
    #expect(second.serial == 2)
  }

  @Test func `keeps one instance`() async throws {
    let one = try await world.kept()
    let other = try await world[\.kept]
    #expect(one === other)
    #expect(world.probe.made == 1)
  }

  @Test func `keeps one instance for each value of its arguments`() async throws {
    let a = try await world[\.named, "a"]
    let b = try await world[\.named, "b"]
    let again = try await world[\.named, "a"]
    #expect(a === again)
    #expect(a !== b)
  }

  @Test func `builds once for a thousand tasks`() async throws {
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
