import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A cycle of factories that wait` {
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

  @Test func `a task may resolve its factory after the build that started it ends`() async {
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

extension Stop {
  private static let wayOut = """
    \(resolveLater) A Task { } that a body starts is part of the build until the build ends: use \
    Task.detached, or resolve later through a provider.
    """

  private static func cycle(
    _ what: String, _ path: String, place: SourceLocation = #_sourceLocation,
    _ use: @escaping @Sendable (Turns) async -> Void
  ) -> Stop {
    let sentence = "an asynchronous cycle \(what) stops the program"
    return cycle(sentence, at: Turns.line, path, wayOut, place: place) { await use(Turns()) }
  }

  static let ofAsynchronousCycles: [Stop] = [
    cycle("of cached factories", "cart (@1) → price (@2) → cart") { _ = await $0.cart() },
    cycle("of a cached and a unique factory", "kept (@5) → between (@6) → kept") {
      _ = await $0.kept()
    },
    cycle("of unique factories", "hen (@3) → egg (@4) → hen") { _ = await $0.hen() },
    cycle("with equal arguments", "alike (@7) → alike") { _ = await $0.alike(1) },
    cycle("in a graph", "node (@8) → node") { _ = await $0.node() },
    cycle("through child tasks", "cart (@1) → price (@2) → cart") { turns in
      turns.cart.register {
        async let one = turns.harmless()
        async let other = turns.price()
        return await one + other
      }
      _ = await turns.cart()
    },
    cycle("through a task that a body starts", "cart (@1) → cart") { turns in
      turns.cart.register { await Task { await turns.cart() }.value }
      _ = await turns.cart()
    },
    cycle("through a task that a synchronous factory starts", "cart (@1) → cart") { turns in
      turns.cart.register { await turns.starting().value }
      _ = await turns.cart()
    },
    .cycle(
      "a synchronous cycle in an asynchronous build stops the program", at: Turns.line,
      "snake (@12) → snake"
    ) { _ = await Turns().outer() },
    Stop(
      "a cycle between two tasks stops the program and names both paths", at: Turns.line,
      """
      'left' is being built by another task, which is waiting for this one. This task: right (@10) \
      → left (@9). Another task: left (@9) → right (@10). \(wayOut)
      """
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
    },
  ]
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
  var alike: AsyncParameterFactory<Int, Int, Never> { self.async { await self.alike($0) } }
  var node: AsyncFactory<Int, Never> { self.async { await self.node() }.graph }
  var left: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var right: AsyncFactory<Int, Never> { self.async { 0 }.cached }
  var outer: AsyncFactory<Int, Never> { self.async { self.snake() } }
  var snake: Factory<Int> { self { self.snake() } }
  var harmless: AsyncFactory<Int, Never> { self.async { 0 } }
  var starting: Factory<Task<Int, Never>> { self { Task { await self.cart() } } }

  var down: AsyncParameterFactory<Int, Int, Never> {
    self.async { number in number == 0 ? 0 : await self.down(number - 1) }
  }
  var first: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
  var second: AsyncFactory<Int, any Error> { self.async { 0 }.cached }
}
