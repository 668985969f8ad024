import Keyworks
import Testing

@Suite struct `A closing` {
  let world = LifeWorld()

  // MARK: - Several callers

  @Test func `concurrent calls to close share one closing, and each waits for its end`()
    async throws
  {
    let world = world
    let (isTearing, go) = (Gate(), Gate())
    _ = world.held(isTearing, go)
    let first = Task { try await world.close() }
    await isTearing.wait()
    let second = Task {
      try await world.close()
      world.diary.note("second closed")
    }
    await Task.yield()
    #expect(world.diary.all == [])
    go.open()
    try await first.value
    try await second.value
    try await world.close()
    #expect(world.diary.all == ["-held", "second closed"])
  }

  @Test func `a closing reports a failed teardown to its first caller only`() async throws {
    let world = world
    let (isTearing, go) = (Gate(), Gate())
    _ = world.troubled(isTearing, go)
    let first = Task { try await world.close() }
    await isTearing.wait()
    let second = Task { try await world.close() }
    go.open()
    await #expect(throws: Trouble(number: 9)) { try await first.value }
    try await second.value
  }

  // MARK: - Dropped instances

  @Test func `a closing waits for the teardown of an instance that a reset dropped`() async throws {
    let world = world
    let (isTearing, go) = (Gate(), Gate())
    _ = world.kept(isTearing, go)
    world.reset(.instances)
    await isTearing.wait()
    let closing = Task {
      try await world.close()
      world.diary.note("closed")
    }
    await Task.yield()
    #expect(world.diary.all == [])
    go.open()
    try await closing.value
    #expect(world.diary.all == ["-kept", "closed"])
  }

  @Test func `a reset tears down each instance before the instances that it uses`() async throws {
    _ = world.server()
    world.reset()
    try await world.close()
    #expect(world.diary.all == ["-server", "-pool", "-settings"])
  }

  @Test func `every dropped instance is torn down once, whatever drops it`() async throws {
    let clock = ManualClock()
    world.manager.clock = clock
    _ = world.session()
    world.reset(scope: .lifeSession)
    await wait { world.diary.all == ["-session"] }

    _ = world.short()
    clock.advance(by: .seconds(2))
    _ = world.short()
    await wait { world.diary.all == ["-session", "-short"] }

    _ = world.pool()
    world.pool.reset()
    await wait { world.diary.all.last == "-pool" }

    let token = world.settings.override { Part("other settings") }
    _ = world.settings()
    token.revert()
    await wait { world.diary.all.last == "-other settings" }
    #expect(world.diary.all == ["-session", "-short", "-pool", "-settings", "-other settings"])
    try await world.close()
    #expect(world.diary.all.count == 6)
  }

  @Test func `the container tears down the instance of an overtaken build with arguments`()
    async throws
  {
    let world = world
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.named.register { name in
      isBuilding.open()
      go.wait(atMost: 5)  // until then, the tasks of this test wait for their turn
      return Part(name)
    }
    let thread = Running { _ = world.named("overtaken") }
    isBuilding.wait()
    world.named.reset(.instances)
    go.open()
    thread.join()
    await world.settle()
    #expect(world.diary.all == ["-overtaken"])
  }

  @Test func `the container tears down the instance of an overtaken build`() async throws {
    let world = world
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.pool.register {
      isBuilding.open()
      go.wait(atMost: 5)  // until then, the tasks of this test wait for their turn
      return Part("overtaken")
    }
    let thread = Running { _ = world.pool() }
    isBuilding.wait()
    world.pool.reset(.instances)
    go.open()
    thread.join()
    await wait { world.diary.all == ["-overtaken"] }
    try await world.close()
    #expect(world.diary.all == ["-overtaken"])
  }

  @Test func `a container released without closing tears down its instances in the background`()
    async throws
  {
    let diary: Diary
    do {
      let world = LifeWorld()
      diary = world.diary
      _ = world.server()
      _ = world.transaction()
    }
    await wait { diary.all.count == 4 }
    #expect(diary.all == ["transaction cancelled", "-server", "-pool", "-settings"])
  }

  // MARK: - Builds in progress

  @Test func `a closing waits for a build on a thread, and tears down its instances`() async throws
  {
    let world = world
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.settings.register {
      isBuilding.open()
      go.wait(atMost: 5)  // until then, the tasks of this test wait for their turn
      return Part("settings")
    }
    let thread = Running { #expect(world.pool().name == "pool") }
    isBuilding.wait()
    let closing = Task { try await world.close() }
    await wait { world.isClosing }
    go.open()
    thread.join()
    try await closing.value
    #expect(world.diary.all == ["-pool", "-settings"])
  }

  @Test func `a closing cancels an asynchronous build, and waits for it to end`() async throws {
    let world = world
    let isBuilding = Gate()
    world.waiting.register {
      isBuilding.open()
      await untilCancelled()
      throw CancellationError()
    }
    let asking = Task { try await world.waiting() }
    await isBuilding.wait()
    try await world.close()
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(world.diary.all == [])
  }

  @Test func `a closing tears down the instance of a build that ignores cancellation`() async throws
  {
    let world = world
    let (isBuilding, go) = (Gate(), Gate())
    world.waiting.register {
      isBuilding.open()
      await go.wait()
      return Part("waiting")
    }
    let asking = Task { try await world.waiting() }
    await isBuilding.wait()
    let closing = Task { try await world.close() }
    await wait { world.isClosing }
    go.open()
    #expect(try await asking.value.name == "waiting")
    try await closing.value
    #expect(world.diary.all == ["-waiting"])
  }

  @Test func `a closing waits for a unique instance under construction`() async throws {
    let world = world
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.unique.register {
      isBuilding.open()
      go.wait(atMost: 5)  // until then, the tasks of this test wait for their turn
      return Part("unique")
    }
    let thread = Running { _ = world.unique() }
    isBuilding.wait()
    let closing = Task {
      try await world.close()
      world.diary.note("closed")
    }
    await wait { world.isClosing }
    go.open()
    thread.join()
    try await closing.value
    #expect(world.diary.all == ["-unique", "closed"])
  }

  @Test(arguments: Abandoned.allCases)
  private func `a closing waits for a build that no caller waits for any more`(_ kind: Abandoned) {
    let (world, executor, go) = (world, StepExecutor(), Gate())
    OwnerTasks.$executor.withValue(executor) {
      let asking = executor.run { _ = try await world.abandoned(kind, go)() }
      if kind == .overtaken { world.reset(.instances) }
      asking.cancel()
      executor.runAll()
      executor.run(world.closeAndNote)
      #expect(world.diary.all == [])
      go.open()
      executor.runAll()
    }
    #expect(world.diary.all == ["-settings", "closed"])
    world.abandoned(kind, go).reset(.instances)
  }

  @Test func `a closing does not wait for graphs that tasks begin to build after it`() {
    let (world, executor) = (world, StepExecutor())
    let (first, second) = (Gate(), Gate())
    _ = world.settings()
    OwnerTasks.$executor.withValue(executor) {
      executor.run { _ = try await world.passing(1, first)() }
      executor.run(world.closeAndNote)
      executor.run { _ = try await world.passing(2, second)() }
      #expect(world.diary.all == [])
      first.open()
      executor.runAll()
      #expect(world.diary.all == ["-settings", "closed"])
      second.open()
      executor.runAll()
    }
  }

  @Test func `a closing does not cancel the build of a singleton that others may wait for`() {
    let (world, executor, go) = (world, StepExecutor(), Gate())
    let isCancelled = Locked<Bool?>(nil)
    let factory = world.abandoned(.singleton, go) { isCancelled.withLock { $0 = Task.isCancelled } }
    OwnerTasks.$executor.withValue(executor) {
      executor.run { _ = try await factory() }
      executor.run { try await world.close() }
      go.open()
      executor.runAll()
    }
    #expect(isCancelled.withLock { $0 } == false)
    factory.reset(.instances)
  }

  @Test func `a closing waits for a build on a thread that a reset has overtaken`() {
    let (world, executor) = (world, StepExecutor())
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.register(\.plain) { world in
      isBuilding.open()
      go.wait()
      return Part("plain", world.settings())
    }
    let thread = Running { _ = world.plain() }
    isBuilding.wait()
    world.reset(.instances)
    OwnerTasks.$executor.withValue(executor) {
      executor.run(world.closeAndNote)
      #expect(world.diary.all == [])
      go.open()
      thread.join()
      executor.runAll()
    }
    #expect(world.diary.all == ["-settings", "closed"])
  }

  @Test func `a closing cancels a build whose task has not started yet`() {
    let (world, executor) = (world, StepExecutor())
    let wasCancelled = Locked<Bool?>(nil)
    OwnerTasks.$executor.withValue(executor) {
      // The report comes when the build is claimed. There, the closing runs until it waits.
      withSandbox(exhaustive: { _ in executor.runAll() }) {
        Task(executorPreference: executor) {
          let answer = await world.remote()
          wasCancelled.withLock { $0 = answer }
        }
        Task(executorPreference: executor) { try? await world.close() }
        executor.runAll()
      }
      executor.runAll()
    }
    #expect(wasCancelled.withLock { $0 } == true)
  }

  // MARK: - The deadline

  @Test func `a closing names the teardown that overran the deadline, and runs the others`()
    async throws
  {
    let world = world
    let clock = ManualClock()
    world.manager.clock = clock
    let (isTearing, never) = (Gate(), Gate())
    defer { never.open() }
    _ = world.pool()
    _ = world.held(isTearing, never)
    _ = world.unique()
    let closing = Task { try await world.close(deadline: .seconds(5)) }
    await isTearing.wait()
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    // It ignores its cancellation.
    await clock.advance(by: .seconds(1), pastSleepers: 1)
    let error = await #expect(throws: TeardownOverrun.self) { try await closing.value }
    #expect(error?.factory.name == "held(_:_:)")
    #expect(error?.isUnderConstruction == false)
    #expect(world.diary.all == ["-unique", "-pool", "-settings"])
  }

  @Test func `a closing cancels a teardown that overruns the deadline`() async throws {
    let world = world
    let clock = ManualClock()
    world.manager.clock = clock
    let isTearing = Gate()
    _ = world.sleeper(isTearing)
    let closing = Task { try await world.close(deadline: .seconds(5)) }
    await isTearing.wait()
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    let error = await #expect(throws: TeardownOverrun.self) { try await closing.value }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("the teardown of sleeper(_:) (ClosingTests.swift:"))
    #expect(text.hasSuffix(") did not end before the deadline"))
    #expect(world.diary.all == ["-sleeper, cancelled"])
  }

  @Test
  func `a closing names a build that overran the deadline, and later tears down its instance`()
    async throws
  {
    let world = world
    let clock = ManualClock()
    world.manager.clock = clock
    let (isBuilding, go) = (Gate(), Gate())
    world.waiting.register {
      isBuilding.open()
      await go.wait()
      return Part("late")
    }
    let asking = Task { try await world.waiting() }
    await isBuilding.wait()
    let closing = Task { try await world.close(deadline: .seconds(5)) }
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    await clock.advance(by: .seconds(1), pastSleepers: 1)
    let error = await #expect(throws: TeardownOverrun.self) { try await closing.value }
    #expect(error?.isUnderConstruction == true)
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("the construction of waiting (LifeWorld.swift:"))
    #expect(text.hasSuffix(") did not end before the deadline"))
    go.open()
    #expect(try await asking.value.name == "late")
    await wait { world.diary.all == ["-late"] }
  }

  @Test
  func `a closing includes a container created under a child that overran the deadline`()
    async throws
  {
    let app = LifeWorld()
    let child = LifeWorld(in: app)
    let clock = ManualClock()
    app.manager.clock = clock
    let (isTearing, never) = (Gate(), Gate())
    defer { never.open() }
    let hanging = child.ending(1) {
      isTearing.open()
      await never.wait()
    }
    _ = hanging()
    hanging.reset()
    await isTearing.wait()
    let grandchild = Locked<LifeWorld?>(nil)
    _ = child.ending(2) {
      let world = LifeWorld(in: child)
      _ = world.settings()
      grandchild.withLock { $0 = world }
    }()
    let closing = Task { try await app.close(deadline: .seconds(5)) }
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    await clock.advance(by: .seconds(1), pastSleepers: 1)
    await wait { grandchild.withLock(\.self)?.diary.all == ["-settings"] }
    await #expect(throws: TeardownOverrun.self) { try await closing.value }
  }

  @Test func `a closing that meets its deadline tears down everything`() async throws {
    _ = world.server()
    try await world.close(deadline: .seconds(600))
    #expect(world.diary.all == ["-server", "-pool", "-settings"])
  }

  // MARK: - After the closing

  @Test func `a closing releases the instances that the container cached`() async throws {
    weak var kept: Part?
    do {
      let part = world.plain()
      kept = part
    }
    try await world.close()
    #expect(kept == nil)
  }

  @Test func `a closing leaves singletons alone`() async throws {
    try await withSandbox {
      let (one, other) = (LifeWorld(), LifeWorld())
      let singleton = one.singleton()
      try await one.close()
      #expect(one.diary.all == [])
      #expect(other.singleton() === singleton)
      #expect(one.singleton() === singleton)
    }
  }

  @Test func `a closed container still resolves unique factories without a teardown`() async throws
  {
    try await world.close()
    #expect(world.simple().name == "simple")
  }

  @Test func `a closed container still hands out the value that overrides a unique factory`()
    async throws
  {
    world.unique.override(with: Part("mock"))
    try await world.close()
    #expect(world.unique().name == "mock")
  }

  @Test func `a closing with nothing to tear down does not suspend`() throws {
    let world = world
    _ = world.plain()
    #expect(try jobs { try await world.close() } == 1)
  }

  // MARK: - At the end of the program

  @Test func `withTeardown closes all containers before it tears down singletons`() async throws {
    let world = LifeWorld()
    let diary = world.diary
    try await withSandbox {
      let other = LifeWorld()
      try await withTeardown {
        _ = world.singleton()
        _ = world.server()
        _ = other.pool()
      }
      #expect(other.diary.all == ["-pool", "-settings"])
    }
    #expect(diary.all == ["-server", "-pool", "-settings", "-singleton"])
  }

  @Test func `withTeardown tears down singletons, and the next resolve builds new ones`()
    async throws
  {
    try await withSandbox {
      let world = LifeWorld()
      let first = try await withTeardown { world.singleton() }
      let other = LifeWorld()
      #expect(other.singleton() !== first)
      try await withTeardown {}
      #expect(world.diary.all == ["-singleton"])
      #expect(other.diary.all == ["-singleton"])
    }
  }

  @Test func `withTeardown waits for the teardown of singletons that a reset dropped`()
    async throws
  {
    try await withSandbox {
      let world = LifeWorld()
      _ = world.singleton()
      world.reset(scope: .singleton)
      try await withTeardown {}
      #expect(world.diary.all == ["-singleton"])
    }
  }

  @Test
  func `withContainer runs its work on the caller's actor, with values that are not Sendable`()
    async throws
  {
    #expect(try await Clerk().work(with: world) == 2)
    #expect(world.diary.all == ["-unique"])
  }
}

/// Builds that go on after the only caller was cancelled.
private enum Abandoned: CaseIterable { case cached, overtaken, graph, singleton }

private actor Clerk {
  private let ledger = Ledger()

  func work(with world: LifeWorld) async throws -> Int {
    let copy = try await withContainer(world) { world in
      _ = world.unique()
      ledger.count += 1
      await Task.yield()
      ledger.count += 1
      return Ledger(count: ledger.count)
    }
    return copy.count
  }
}

private final class Ledger {
  var count: Int
  init(count: Int = 0) { self.count = count }
}

extension Scope {
  fileprivate static let lifeSession = Scope("life session")
}

extension LifeWorld {
  fileprivate func kept(_ isTearing: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("kept") }.cached.teardown { [diary] in
      isTearing.open()
      await go.wait()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate func troubled(_ isTearing: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("troubled") }.teardown { _ in
      isTearing.open()
      await go.wait()
      throw Trouble(number: 9)
    }()
  }
  fileprivate var session: Factory<Part> {
    self { Part("session") }.scope(.lifeSession)
      .teardown { [diary] in diary.note("-\($0.name)") }
  }
  fileprivate var short: Factory<Part> {
    self { Part("short") }.cached.timeToLive(.seconds(1))
      .teardown { [diary] in diary.note("-\($0.name)") }
  }
  fileprivate func sleeper(_ isTearing: Gate) -> Part {
    self(id: 0) { Part("sleeper") }.teardown { [diary] in
      isTearing.open()
      await untilCancelled()
      diary.note("-\($0.name), \(Task.isCancelled ? "cancelled" : "not cancelled")")
    }()
  }
  /// A cached object with this teardown.
  fileprivate func ending(
    _ number: Int, _ teardown: @escaping @Sendable () async -> Void
  ) -> Factory<Part> {
    self(id: number) { Part("ending") }.cached.teardown { _ in await teardown() }
  }
  fileprivate func abandoned(
    _ kind: Abandoned, _ go: Gate, _ atEnd: @escaping @Sendable () -> Void = {}
  ) -> AsyncFactory<Part, any Error> {
    let factory: AsyncFactory<Part, any Error> = self.async(id: kind) {
      await go.wait()
      atEnd()
      return Part("abandoned", self.settings())
    }
    return switch kind {
    case .cached, .overtaken: factory.cached
    case .graph: factory.graph
    case .singleton: factory.singleton
    }
  }
  fileprivate func passing(_ number: Int, _ go: Gate) -> AsyncFactory<Part, any Error> {
    self.async(id: number) {
      await go.wait()
      return Part("passing")
    }.graph
  }
  /// Whether its build was cancelled.
  fileprivate var remote: AsyncFactory<Bool, Never> { self.async { Task.isCancelled }.cached.live }
  fileprivate var simple: Factory<Part> { self { Part("simple") } }
}
