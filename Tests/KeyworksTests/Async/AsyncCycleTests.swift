import Keyworks
import Testing

@Suite struct `A cycle of factories that wait` {
  @Test func `a cycle of cached asynchronous factories stops the process`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().cart() }
    expectCycle("cart", of: "cart", 1, "price", 2, in: result)
  }

  @Test func `a cycle of a cached and a unique asynchronous factory stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().kept() }
    expectCycle("kept", of: "kept", 5, "between", 6, in: result)
  }

  @Test func `a cycle of unique asynchronous factories stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().hen() }
    expectCycle("hen", of: "hen", 3, "egg", 4, in: result)
  }

  @Test func `a cycle through child tasks stops the process and names each step`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let turns = Turns()
      turns.cart.register {
        async let one = turns.harmless()
        async let other = turns.price()
        return await one + other
      }
      _ = await turns.cart()
    }
    expectCycle("cart", of: "cart", 1, "price", 2, in: result)
  }

  @Test func `an asynchronous cycle with equal arguments stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().alike(1) }
    expectCycle("alike", of: "alike", 8, in: result)
  }

  @Test func `an asynchronous cycle in a graph stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().node() }
    expectCycle("node", of: "node", 9, in: result)
  }

  @Test func `a cycle through a task started by a body stops the process and says how to break it`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let turns = Turns()
      turns.cart.register {
        await Task { await turns.cart() }.value
      }
      _ = await turns.cart()
    }
    expectCycle("cart", of: "cart", 1, in: result)
  }

  @Test func `a cycle through a task started by a synchronous factory stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let turns = Turns()
      turns.cart.register {
        await turns.starting().value
      }
      _ = await turns.cart()
    }
    expectCycle("cart", of: "cart", 1, in: result)
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
    expectMessage(
      """
      'left' is being built by another task, which is waiting for this one. \
      This task: right (AsyncCycleTests.swift:\(Turns.line + 11)) → \
      left (AsyncCycleTests.swift:\(Turns.line + 10)). \
      Another task: left (AsyncCycleTests.swift:\(Turns.line + 10)) → \
      right (AsyncCycleTests.swift:\(Turns.line + 11)). \(wayOut)
      """, in: result)
  }

  @Test func `a synchronous cycle inside an asynchronous build stops the process`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = await Turns().outer() }
    expectMessage(
      """
      'snake' needs itself: snake (AsyncCycleTests.swift:\(Turns.line + 13)) → snake. \
      Let one of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `an asynchronous factory may resolve itself with other arguments`() async {
    #expect(await Turns().down(5_000) == 0)
  }

  @Test func `a cancelled wait is not part of a cycle`() async throws {
    let turns = Turns()
    let (isBuilding, mayAsk) = (Gate(), Gate())
    turns.register(\.first) { turns in
      let second = Task { try await turns.second() }
      await isBuilding.wait()
      second.cancel()
      _ = await second.result
      mayAsk.open()
      // Until the other build waits for this one.
      await turns.first.tasksWait(2)
      return 1
    }
    turns.register(\.second) { turns in
      isBuilding.open()
      await mayAsk.wait()
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

private let wayOut = """
  Let one of them resolve the next when it is used, not while it is built. A Task { } that a body \
  starts is part of the build until the build ends: use Task.detached, or resolve later through a \
  provider.
  """

private func expectCycle(
  _ name: String, of first: String, _ line: Int, _ second: String? = nil, _ other: Int = 0,
  in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let between = second.map { "\($0) (AsyncCycleTests.swift:\(Turns.line + other)) → " } ?? ""
  expectMessage(
    """
    '\(name)' needs itself: \(first) (AsyncCycleTests.swift:\(Turns.line + line)) → \
    \(between)\(name). \(wayOut)
    """, in: result, sourceLocation: sourceLocation)
}

private final class Turns: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var cart: AsyncFactory<Int, Never> { self.async { await self.price() }.cached }
  var price: AsyncFactory<Int, Never> { self.async { await self.cart() }.cached }
  var hen: AsyncFactory<Int, Never> { self.async { await self.egg() } }
  var egg: AsyncFactory<Int, Never> { self.async { await self.hen() } }
  var kept: AsyncFactory<Int, Never> { self.async { await self.between() }.singleton }
  var between: AsyncFactory<Int, Never> { self.async { await self.kept() } }
  var harmless: AsyncFactory<Int, Never> { self.async { 0 } }
  var alike: AsyncFactory<Int, Int, Never> { self.async { number in await self.alike(number) } }
  var node: AsyncFactory<Int, Never> { self.async { await self.node() }.graph }
  var left: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var right: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var outer: AsyncFactory<Int, Never> { self.async { self.snake() } }
  var snake: Factory<Int> { self { self.snake() } }
  var starting: Factory<Task<Int, Never>> { self { Task { await self.cart() } } }
  var down: AsyncFactory<Int, Int, Never> {
    self.async { number in number == 0 ? 0 : await self.down(number - 1) }
  }
  var first: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
  var second: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
}
