import Keyworks
import KeyworksAsync
import KeyworksTesting
import TestSupport
import Testing

@Suite("A factory that waits") struct AsyncMeaningTests {
  let world = AsyncWorld()
  private let go = Gate()
  private let pause = Pause()

  @Test func `an asynchronous factory builds each time, in its caller's task`() async throws {
    let gate = Gate()
    world.beforeNext {
      await gate.wait()
      #expect(Task.isCancelled)
      #expect(AskedBy.name == "caller")
      #expect(Task.currentPriority == .high)
    }
    let task = Task(priority: .high) {
      try await AskedBy.$name.withValue("caller") { try await world.unique() }
    }
    task.cancel()
    gate.open()
    #expect(try await task.value.serial == 1)
    #expect(try await world[\.unique].serial == 2)
  }

  @Test func `an asynchronous factory throws the error of its body unchanged`() async {
    world.unique.register { throw Breakdown(number: 7) }
    let error = await #expect(throws: Breakdown.self) { try await world.unique() }
    #expect(error?.number == 7)
    let typed = await #expect(throws: Breakdown.self) { try await world.typed(3) }
    #expect(typed?.number == 3)
  }

  @Test func `a cached build inherits no task-local values from its first caller`() async throws {
    world.beforeNext { #expect(AskedBy.name == "nobody") }
    _ = try await AskedBy.$name.withValue("caller") { try await world.kept() }
  }

  @Test func `cancelling the first caller does not cancel the build it started`() async throws {
    world.beforeNext {
      await pause()
      #expect(!Task.isCancelled)
    }
    let first = Task { try await world.kept() }
    await pause.reached()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    pause.end()
    let thing = try await world.kept()
    #expect(thing.serial == 1)
    #expect(world.probe.made == 1)
  }

  @Test func `a factory that cannot throw waits for its instance even in a cancelled task`() async {
    world.beforeNext { await go.wait() }
    let task = Task { await world.quiet() }
    await world.quiet.tasksWait(1)
    task.cancel()
    go.open()
    #expect(await task.value.serial == 1)
  }

  @Test func `a cancelled task starts no cached build, but gets what is cached`() async throws {
    let refused = cancelledTask { try await world.kept() }
    await #expect(throws: CancellationError.self) { try await refused.value }
    #expect(world.kept.declaration.ownerPriority == nil && world.probe.made == 0)
    let kept = try await world.kept()
    #expect(try await cancelledTask { try await world.kept() }.value === kept)
  }

  @Test func `a build goes on for later tasks when its last waiter is cancelled`() async throws {
    let (go, isMade) = (Gate(), Gate())
    world.beforeNext { await go.wait() }
    world.created.withLock { $0 = isMade }
    for _ in 0..<3 {
      let task = Task { try await world.shown() }
      await world.shown.tasksWait(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(world.shown.declaration.waiterCount == 0)
    }
    #expect(world.probe.made == 0)
    go.open()
    await isMade.wait()
    #expect(try await world.shown().serial == 1)
  }

  @Test func `waiting tasks share the error of a build, and the next one builds`() async throws {
    world.beforeNext {
      await go.wait()
      throw Breakdown(number: 1)
    }
    let tasks = (0..<5).map { _ in Task { try await world.kept() } }
    await world.kept.tasksWait(5)
    go.open()
    for task in tasks {
      let error = await #expect(throws: Breakdown.self) { try await task.value }
      #expect(error?.number == 1)
    }
    // A body may throw this error itself.
    world.beforeNext { throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await world.kept() }
    #expect(try await world.kept().serial == 1)
  }

  @Test func `waiting tasks share a nil result, and the next resolve builds again`() async {
    world.register(\.optional) { world in
      await go.wait()
      let serial = world.probe.make().serial
      return serial == 1 ? nil : serial
    }
    let tasks = (0..<3).map { _ in Task { await world.optional() } }
    await world.optional.tasksWait(3)
    go.open()
    for task in tasks { #expect(await task.value == nil) }
    #expect(await world.optional() == 2)
    #expect(await world.optional() == 2)
  }

  @Test func `a build runs at the priority of its most urgent waiter`() async throws {
    world.beforeNext {
      #expect(Task.currentPriority == .background)
      await pause()
      #expect(Task.currentPriority == .high)
    }
    let patient = Task(priority: .background) { try await world.kept() }
    await pause.reached()
    let urgent = Task(priority: .high) { try await world.kept() }
    await wait { world.kept.declaration.ownerPriority == .high }
    pause.end()
    #expect(try await patient.value === urgent.value)
  }

  @Test func `a build passes its priority on to the builds it waits for`() async throws {
    world.beforeNext { await go.wait() }
    let patient = Task(priority: .background) { try await world.third() }
    await world.kept.tasksWait(1)
    let urgent = Task(priority: .high) { try await world.third() }
    await wait { world.kept.declaration.ownerPriority == .high }
    go.open()
    #expect(try await patient.value === urgent.value)
  }

  @Test(arguments: Overtaking.allCases)
  func `an overtaken asynchronous result goes to waiters only`(change: Overtaking) async throws {
    world.beforeNext { await go.wait() }
    let waiters = (0..<3).map { _ in Task { try await world.kept() } }
    await world.kept.tasksWait(3)
    change.make(in: world, to: world.kept)
    let after = try await world.kept()
    go.open()
    let before = try await waiters[0].value
    #expect(before !== after)
    for waiter in waiters { #expect(try await waiter.value === before) }
    #expect(try await world.kept() === after)
  }

  @Test func `a task gets a cached instance without suspending`() async throws {
    _ = try await world.kept()
    #expect(try jobs { _ = try await world.kept() } == 1)
    #expect(try jobs { _ = try await world[\.kept] } == 1)
    world.kept.override(with: world.probe.make())
    #expect(try jobs { _ = try await world.kept() } == 1)
  }

  @Test func `an asynchronous build holds no lock while its body runs`() async throws {
    world.beforeNext {
      _ = await world.plain()
      _ = try await world.named("other")
      world.kept.reset(.instances)
      world.kept.override(with: world.probe.make("late")).revert()
    }
    #expect(try await world.kept().label == "")
  }

  @Test func `an asynchronous body runs on the actor that isolates its property`() async {
    #expect(await inTasks(8) { _ in await world.onMain() } == Array(repeating: 1, count: 8))
  }

  @Test func `an asynchronous factory can cache an actor or a large value`() async {
    let one = await world.counter()
    let other = await world.counter()
    #expect(one === other)
    let large = await world.large()
    #expect(await world.large().words == large.words)
  }

  @Test func `an asynchronous factory can be a singleton or shared`() async throws {
    await withSandbox {
      let single = await world.single()
      #expect(await AsyncWorld().single() === single)
      world.reset(scope: .singleton)
      #expect(await world.single() !== single)
    }
    let other = AsyncWorld()
    await holdWeakly(in: other)
    // The task of the build may hold the instance for a moment longer.
    await wait { other.probe.alive == 0 }
    #expect(await other.weakly().serial == 2)

  }

  private func holdWeakly(in world: AsyncWorld) async {
    let held = await world.weakly()
    #expect(await world.weakly() === held)
  }

  @Test func `an asynchronous instance expires on the clock of its container`() async {
    let clock = ManualClock()
    world.manager.clock = clock
    let first = await world.aging()
    clock.advance(by: .seconds(59))
    #expect(await world.aging() === first)
    clock.advance(by: .seconds(1))
    #expect(await world.aging() !== first)
  }

  @Test func `an asynchronous factory can be decorated and overridden`() async throws {
    let wrapped = await world.wrapped()
    #expect(wrapped == ["definition", "decorated"])
    let token = world.wrapped.decorate { $0 + ["by a verb"] }
    #expect(await world.wrapped() == ["definition", "decorated", "by a verb"])
    world.wrapped.override { ["override"] }
    #expect(await world.wrapped() == ["override", "by a verb"])
    token.revert()
    #expect(await world.wrapped() == ["override"])
  }

  @Test func `an asynchronous provider returns what is cached for its arguments`() async throws {
    let provider = world.provider(\.named)
    let thing = try await provider("a")
    #expect(try await world[\.named, "a"] === thing)
    #expect(try await provider("b") !== thing)
  }

  @Test func `each way to resolve passes several arguments to an asynchronous body`() async throws {
    let large = Kilobyte()
    #expect(await world.several(large, "a", 1) == "definition 16 a 1")
    #expect(await world[\.several, large, "a", 2] == "definition 16 a 2")
    #expect(await world.several.under(Size.small)(large, "a", 3) == "small a 3")
    #expect(await world.several.under(Size.small)(large, "b", 4) == "small b 4")
    let provider = world.with(Size.small) { $0.provider(\.several) }
    #expect(await provider(large, "c", 5) == "small c 5")
    #expect(
      try await world.gather(\.severals) { try await $0(large, "d", 6) } == [
        "definition 16 d 6", "6",
      ])
    world.register(\.several) { "registered \($1.words.count) \($2) \($3) \($0.probe.made)" }
    #expect(await world[\.several, large, "e", 7] == "registered 16 e 7 0")
    world.several.override { [world] in
      "overridden \($0.words.count) \($1) \($2) \(world.probe.made)"
    }
    #expect(await world.several(large, "f", 8) == "overridden 16 f 8 0")
    let meanwhile = await world.several.override { _, text, _ in text }.during {
      await world.several(large, "g", 9)
    }
    #expect(meanwhile == "g")
  }

  @Test func `a task gets an instance whose build ends just before the task would wait`() {
    #expect(tasksServedJustInTime() == 2)
  }

  @Test func `a graph has one instance for the outermost resolve and its child tasks`() async {
    let (one, other, viaChild) = await world.pair()
    #expect(one === other)
    #expect(one === viaChild)
    let (next, _, _) = await world.pair()
    #expect(next !== one)
  }

  @Test(arguments: Overtaking.allCases)
  func `a graph builds an instance again if a change made it obsolete`(_ change: Overtaking) async {
    world.register(\.pair) { world in
      let before = await world.node()
      change.make(in: world, to: world.node)
      return (before, await world.node(), await world.node())
    }
    let (before, after, again) = await world.pair()
    #expect(before !== after)
    #expect(after === again)
  }
}

/// Two tasks ask for one instance. The second has found the build, and does not wait for it yet,
/// when the build ends.
private func tasksServedJustInTime() -> Int {
  let (world, executor) = (AsyncWorld(), StepExecutor())
  let served = Locked(0)
  world.manager.store.add(AtSecondResolve { executor.runAll() })
  OwnerTask.$executor.withValue(executor) {
    for _ in 0..<2 {
      Task(executorPreference: executor) {
        _ = await world.remote()
        served.next()
      }
    }
    executor.runAll()
  }
  return served.withLock { $0 }
}

private final class AtSecondResolve: Follower {
  private let resolves = Locked(0)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    if resolves.next() == 2 { action() }
  }
}

enum Overtaking: CaseIterable {
  case reset, resetOfContainer, override, register, decorate, revert

  func make<Failure>(in world: AsyncWorld, to factory: AsyncFactory<Thing, Failure>) {
    switch self {
    case .reset: factory.reset(.instances)
    case .resetOfContainer: world.reset(.instances)
    case .override: factory.override { world.probe.make("override") }
    case .register: factory.register { world.probe.make("registered") }
    case .decorate: factory.decorate { $0 }
    case .revert: factory.override { world.probe.make("override") }.revert()
    }
  }
}

struct Breakdown: Error, Equatable { let number: Int }
enum AskedBy { @TaskLocal static var name = "nobody" }
actor Tally { var count = 0 }
struct Kilobyte: Sendable { var words = (0..<16).map { _ in SIMD8<UInt64>(repeating: 7) } }
@MainActor enum MainScreens { static var made = 0 }

private enum Size: Variant { case small }

extension AsyncWorld {
  static var severals: Tags<AsyncParameterProvider<(Kilobyte, String, Int), String, any Error>> {
    [Tagged(\.several), Tagged(\.other) { "\($0)" }]
  }
  var several: AsyncParameterFactory<(Kilobyte, String, Int), String, Never> {
    self.async { large, text, number in
      await later { "definition \(large.words.count) \(text) \(number)" }
    }.when(Size.small) { _, text, number in "small \(text) \(number)" }
  }
  var other: AsyncParameterFactory<(Kilobyte, String, Int), Int, any Error> { self.async { $2 } }
  var unique: AsyncFactory<Thing, any Error> { self.async { try await self.make() } }
  var typed: AsyncParameterFactory<Int, Thing, Breakdown> {
    self.async { number async throws(Breakdown) in throw Breakdown(number: number) }
  }
  var third: AsyncFactory<Thing, any Error> { self.async { try await self.second() }.cached }
  var second: AsyncFactory<Thing, any Error> { self.async { try await self.kept() }.cached }
  var optional: AsyncFactory<Int?, Never> { self.async { nil }.cached }
  var shown: AsyncFactory<Thing, any Error> {
    self.async { try await self.make() }.cached.decorated { thing in
      self.created.withLock { $0 }?.open()
      return thing
    }
  }
  @MainActor var onMain: AsyncFactory<Int, Never> {
    self.async {
      MainActor.assertIsolated()
      await Task.yield()
      MainScreens.made += 1
      return MainScreens.made
    }.cached
  }
  var counter: AsyncFactory<Tally, Never> { self.async { Tally() }.cached }
  var large: AsyncFactory<Kilobyte, Never> { self.async { Kilobyte() }.cached }
  var single: AsyncFactory<Thing, Never> { self.async { self.probe.make() }.singleton }
  var weakly: AsyncFactory<Thing, Never> { self.async { self.probe.make() }.shared }

  var aging: AsyncFactory<Thing, Never> {
    self.async { self.probe.make() }.cached.timeToLive(.seconds(60))
  }
  var wrapped: AsyncFactory<[String], Never> {
    self.async { ["definition"] }.decorated { $0 + ["decorated"] }
  }
  fileprivate var remote: AsyncFactory<Thing, Never> {
    self.async { self.probe.make() }.cached
  }
  var node: AsyncFactory<Thing, Never> { self.async { self.probe.make() }.graph }
  var branch: AsyncFactory<Thing, Never> { self.async { await self.node() } }
  var pair: AsyncFactory<(Thing, Thing, Thing), Never> {
    self.async {
      async let child = self.branch()
      return (await self.node(), await self.branch(), await child)
    }
  }
}
