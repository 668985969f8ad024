import Keyworks
import Testing

@Suite struct `A cycle of factories that wait` {
  @Test(arguments: Cycle.allCases)
  private func `a cycle in an asynchronous build stops the process and says how to break it`(
    _ cycle: Cycle
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [cycle] in await cycle.begin(in: Turns()) }
    let path = cycle.path.map { "\($0.name) (AsyncCycleTests.swift:\(Turns.line + $0.line))" }
    expectMessage(
      """
      '\(cycle.path[0].name)' needs itself: \
      \((path + [cycle.path[0].name]).joined(separator: " → ")). \
      \(cycle == .synchronousInAsynchronous ? resolveLater : wayOut)
      """, in: result)
  }

  @Test func `a cycle between two tasks stops the process and names both paths`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let turns = Turns()
      let (isLeft, isRight) = (Gate(), Gate())
      turns.left.register {
        isLeft.open()
        await isRight.wait()
        return await turns.right()
      }
      turns.right.register {
        isRight.open()
        await isLeft.wait()
        await turns.right.tasksWait(2)
        return await turns.left()
      }
      async let left = turns.left()
      async let right = turns.right()
      _ = await left + right
    }
    let left = "left (AsyncCycleTests.swift:\(Turns.line + 9))"
    let right = "right (AsyncCycleTests.swift:\(Turns.line + 10))"
    expectMessage(
      """
      'left' is being built by another task, which is waiting for this one. \
      This task: \(right) → \(left). Another task: \(left) → \(right). \(wayOut)
      """, in: result)
  }

  @Test func `an asynchronous factory may resolve itself with other arguments`() async {
    #expect(await Turns().down(5_000) == 0)
  }

  @Test func `a cancelled wait is not part of a cycle`() async throws {
    let turns = Turns()
    let second = Pause()
    turns.register(\.first) { turns in
      let task = Task { try await turns.second() }
      await second.reached()
      task.cancel()
      _ = await task.result
      second.end()
      // Until the other build waits for this one.
      await turns.first.tasksWait(2)
      return 1
    }
    turns.register(\.second) { turns in
      await second()
      return try await turns.first() + 1
    }
    #expect(try await turns.first() == 1)
    #expect(try await turns.second() == 2)
  }

  @Test func `a task may resolve its factory after the build that started it ends`()
    async throws
  {
    let turns = Turns()
    let later = Locked<Task<Int, Never>?>(nil)
    let mayAsk = Gate()
    turns.register(\.cart) { turns in
      later.withLock {
        $0 = Task {
          await mayAsk.wait()
          return await turns.cart() + turns.harmless()
        }
      }
      return 1
    }
    #expect(await turns.cart() == 1)
    mayAsk.open()
    #expect(await later.withLock(\.self)?.value == 1)
  }
}

private enum Cycle: String, CaseIterable, Codable {
  case ofCached, ofCachedAndUnique, ofUnique, withEqualArguments, inGraph
  case throughChildTasks, throughTaskOfBody, throughTaskOfSynchronousFactory
  case synchronousInAsynchronous

  func begin(in turns: Turns) async {
    switch self {
    case .ofCached: _ = await turns.cart()
    case .ofCachedAndUnique: _ = await turns.kept()
    case .ofUnique: _ = await turns.hen()
    case .withEqualArguments: _ = await turns.alike(1)
    case .inGraph: _ = await turns.node()
    case .synchronousInAsynchronous: _ = await turns.outer()
    case .throughChildTasks:
      turns.cart.register {
        async let one = turns.harmless()
        async let other = turns.price()
        return await one + other
      }
      _ = await turns.cart()
    case .throughTaskOfBody:
      turns.cart.register { await Task { await turns.cart() }.value }
      _ = await turns.cart()
    case .throughTaskOfSynchronousFactory:
      turns.cart.register { await turns.starting().value }
      _ = await turns.cart()
    }
  }

  var path: [(name: String, line: Int)] {
    switch self {
    case .ofCached, .throughChildTasks: [("cart", 1), ("price", 2)]
    case .ofCachedAndUnique: [("kept", 5), ("between", 6)]
    case .ofUnique: [("hen", 3), ("egg", 4)]
    case .withEqualArguments: [("alike", 7)]
    case .inGraph: [("node", 8)]
    case .synchronousInAsynchronous: [("snake", 12)]
    case .throughTaskOfBody, .throughTaskOfSynchronousFactory: [("cart", 1)]
    }
  }
}

private let resolveLater =
  "Let one of them resolve the next when it is used, not while it is built."
private let wayOut = """
  \(resolveLater) A Task { } that a body starts is part of the build until the build ends: use \
  Task.detached, or resolve later through a provider.
  """

private final class Turns: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var cart: AsyncFactory<Int, Never> { self.async { await self.price() }.cached }
  var price: AsyncFactory<Int, Never> { self.async { await self.cart() }.cached }
  var hen: AsyncFactory<Int, Never> { self.async { await self.egg() } }
  var egg: AsyncFactory<Int, Never> { self.async { await self.hen() } }
  var kept: AsyncFactory<Int, Never> { self.async { await self.between() }.singleton }
  var between: AsyncFactory<Int, Never> { self.async { await self.kept() } }
  var alike: AsyncFactory<Int, Int, Never> { self.async { number in await self.alike(number) } }
  var node: AsyncFactory<Int, Never> { self.async { await self.node() }.graph }
  var left: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var right: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var outer: AsyncFactory<Int, Never> { self.async { self.snake() } }
  var snake: Factory<Int> { self { self.snake() } }
  var harmless: AsyncFactory<Int, Never> { self.async { 0 } }
  var starting: Factory<Task<Int, Never>> { self { Task { await self.cart() } } }
  var down: AsyncFactory<Int, Int, Never> {
    self.async { number in number == 0 ? 0 : await self.down(number - 1) }
  }
  var first: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
  var second: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
}
