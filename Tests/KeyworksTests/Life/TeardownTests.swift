import Keyworks
import Testing

@Suite struct `A teardown` {
  let world = LifeWorld()

  // MARK: - Instances

  @Test func `closing a container tears down the instances of every kind of factory`() async throws
  {
    try await withContainer(world) { world in
      _ = world.unique()
      _ = world.graph()
      _ = world.named("a")
      _ = world.named("b")
      _ = try world.failing()
      _ = try await world.waiting()
    }
    #expect(world.diary.all == ["-waiting", "-failing", "-b", "-a", "-graph", "-unique"])
  }

  @Test func `closing a container builds no instances`() async throws {
    try await withContainer(world) { _ in }
    #expect(world.diary.all == [])
  }

  @Test func `a teardown runs for each unique instance`() async throws {
    try await withContainer(world) { world in
      for _ in 1...3 { _ = world.unique() }
    }
    #expect(world.diary.all == ["-unique", "-unique", "-unique"])
  }

  @Test func `a teardown runs for what a registration or override builds, not for a given value`()
    async throws
  {
    world.settings.register { Part("registered") }
    world.pool.override { Part("overridden") }
    world.unique.register(with: Part("borrowed"))
    world.named.override(with: Part("borrowed"))
    try await withContainer(world) { world in
      _ = world.settings()
      _ = world.pool()
      _ = world.unique()
      _ = world.named("a")
    }
    #expect(world.diary.all == ["-overridden", "-registered"])
  }

  @Test func `a teardown receives the property's instance without the container's decorations`()
    async throws
  {
    world.wrapped.decorate { Part("outer \($0.name)") }
    try await withContainer(world) { world in
      #expect(world.wrapped().name == "outer inner wrapped")
    }
    #expect(world.diary.all == ["-inner wrapped"])
  }

  @Test func `a teardown does not run for nil`() async throws {
    try await withContainer(world) { world in _ = world.optional() }
    #expect(world.diary.all == [])
  }

  @Test func `several teardowns of one factory run in reverse order`() async throws {
    try await withContainer(world) { world in _ = world.twice() }
    #expect(world.diary.all == ["second", "first"])
  }

  @Test func `closing a child leaves the parent's instances alone`() async throws {
    let child = LifeWorld(in: world)
    child.pool.register { [world] in Part("child's pool", world.settings()) }
    try await withContainer(child) { child in _ = child.pool() }
    #expect(child.diary.all == ["-child's pool"])
    #expect(world.diary.all == [])
    try await world.close()
    #expect(world.diary.all == ["-settings"])
  }

  @Test func `a teardown runs on the main actor if its property belongs to the main actor`()
    async throws
  {
    try await withContainer(world) { world in
      _ = await MainActor.run { world.screen().title }
    }
    #expect(world.diary.all == ["-screen on the main actor"])
  }

  // MARK: - Order

  @Test func `teardowns run in the reverse order of completed construction`() async throws {
    try await withContainer(world) { world in _ = world.server() }
    #expect(world.diary.all == ["-server", "-pool", "-settings"])
  }

  @Test func `an object is torn down before the instances that its provider resolves later`()
    async throws
  {
    try await withContainer(world) { world in
      let router = world.router()
      _ = world.plain()
      #expect(router.fetch().name == "pool")
    }
    #expect(world.diary.all == ["-router", "-pool", "-settings"])
  }

  @Test func `an object is torn down before the instances that its lazy properties resolve`()
    async throws
  {
    try await withSandbox {
      let world = SharedLife.shared
      _ = world.screen().part
      _ = world.diary
      try await world.close()
      #expect(world.diary.all == ["-screen", "-late"])
    }
  }

  @Test func `an object is torn down before the instances that its dependencies resolve later`()
    async throws
  {
    // The front uses the switchboard, which has no teardown and resolves the pool later.
    try await withContainer(world) { world in
      let front = world.front()
      #expect(front.switchboard.fetch().name == "pool")
    }
    #expect(world.diary.all == ["-front", "-pool", "-settings"])
  }

  @Test func `an object is torn down before existing instances that its provider resolves`()
    async throws
  {
    try await withContainer(world) { world in
      let router = world.router()
      _ = world.pool()
      _ = router.fetch()
      _ = router.fetch()
    }
    #expect(world.diary.all == ["-router", "-pool", "-settings"])
  }

  @Test func `an object is torn down before an instance that its provider waited for`()
    async throws
  {
    let world = world
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    world.pool.register {
      isBuilding.open()
      go.wait(atMost: 5)  // until then, the tasks of this test wait for their turn
      return Part("pool")
    }
    let router = world.router()
    let builder = Running { _ = world.pool() }
    isBuilding.wait()
    let waiter = Running { _ = router.fetch() }
    world.pool.waitUntil(waiters: 1)
    go.open()
    builder.join()
    waiter.join()
    try await world.close()
    #expect(world.diary.all == ["-router", "-pool"])
  }

  @Test func `an object is torn down before the instances that its dropped dependencies used`()
    async throws
  {
    try await withContainer(world) { world in
      world.pool.register { Part("pool") }
      _ = world.settings()
      let stepper = world.stepper()
      // Enough that the stepper forgets those that nothing caches any more.
      for number in 0..<40 {
        _ = stepper.fetch(number)
        world.step.reset(.instances)
      }
    }
    #expect(world.diary.all == ["-stepper", "-pool", "-settings"])
  }

  @Test func `of two objects that resolve each other, the first to do so is torn down first`()
    async throws
  {
    try await withContainer(world) { world in
      let left = world.left()
      let right = left.fetch()
      #expect(right.fetch() === left)
    }
    #expect(world.diary.all == ["-left", "-right"])
  }

  @Test func `a concurrent closing tears down independent instances at the same time`() async throws
  {
    let gates = [Gate(), Gate()]
    _ = world.meeting(gates, 0)
    _ = world.meeting(gates, 1)
    try await world.close(concurrently: true)
    #expect(world.diary.all.sorted() == ["-meeting 0", "-meeting 1"])
  }

  @Test func `a concurrent closing tears down each instance after its users`() async throws {
    _ = world.server()
    _ = world.unique()
    try await world.close(concurrently: true)
    let order = world.diary.all.filter { $0 != "-unique" }
    #expect(order == ["-server", "-pool", "-settings"])
    #expect(world.diary.all.count == 4)
  }

  // MARK: - Errors

  @Test(arguments: [{ $0.pool() }, { $0.service() }] as [@Sendable (LifeWorld) -> Part])
  func `a concurrent closing tears down an object before one that a deep recursion fetched`(
    fetch: @escaping @Sendable (LifeWorld) -> Part
  ) {
    let world = LifeWorld()
    let (executor, isTearing, go) = (StepExecutor(), Gate(), Gate())
    OwnerTasks.$executor.withValue(executor) {
      executor.run {
        _ = world.deep(isTearing, go, fetch)
        try await world.close(concurrently: true)
      }
      #expect(world.diary.all == [])
      go.open()
      executor.runAll()
    }
    #expect(world.diary.all == ["-deep", "-pool", "-settings"])
  }

  @Test func `a child is torn down before its parent also if a deep recursion fetched its objects`()
    async throws
  {
    let app = LifeWorld()
    let child = LifeWorld(app.diary, in: app)
    let open = Gate()
    open.open()
    _ = child.deep(Gate(), open) { $0.pool() }
    _ = app.unique()
    try await app.close()
    #expect(app.diary.all == ["-deep", "-pool", "-settings", "-unique"])
  }

  @Test func `a teardown can build its own factory with other arguments`() async throws {
    for build in [{ $0.countdown(3) }, { $0.uniqueCountdown(3) }, { $0.graphCountdown(3) }]
      as [(LifeWorld) -> Part]
    {
      let world = LifeWorld()
      _ = build(world)
      try await world.close()
      #expect(world.diary.all == ["-3", "-2", "-1", "-0"])
    }
  }

  @Test func `a teardown that throws does not stop the other teardowns`() async throws {
    _ = world.pool()
    _ = world.throwing(1)
    _ = world.unique()
    await #expect(throws: Trouble(number: 1)) { try await world.close() }
    #expect(world.diary.all == ["-unique", "-throwing 1", "-pool", "-settings"])
  }

  @Test func `a closing reports all teardowns that threw in one error`() async throws {
    for number in 1...2 { _ = world.throwing(number) }
    let error = await #expect(throws: TeardownFailures.self) { try await world.close() }
    let failures = try #require(error?.failures)
    #expect(
      failures.map { "\($0.factory.name) \($0.underlying)" } == [
        "throwing trouble 2", "throwing trouble 1",
      ])
    #expect(failures.allSatisfy { $0.factory.file == "TeardownTests.swift" })
    #expect(
      error?.description.split(separator: "\n").map { $0.suffix(9) } == ["trouble 2", "trouble 1"])
  }

  @Test func `a failed teardown does not replace the error of the work`() async throws {
    let heard = Locked<[String]>([])
    world.observe { event in
      if case .teardownFailed(let reason) = event.kind {
        heard.withLock { $0.append("\(event.factory.name): \(reason)") }
      }
    }
    await #expect(throws: Trouble(number: 7)) {
      try await withContainer(world) { world in
        _ = world.throwing(1)
        throw Trouble(number: 7)
      }
    }
    #expect(heard.withLock(\.self) == ["throwing: trouble 1"])
  }

  @Test func `a teardown is told how the work ended`() async throws {
    let worlds = (0..<3).map { _ in LifeWorld() }
    try await withContainer(worlds[0]) { _ = $0.transaction() }
    try? await withContainer(worlds[1]) { world in
      _ = world.transaction()
      throw Trouble(number: 3)
    }
    try? await withContainer(worlds[2]) { world in
      _ = world.transaction()
      throw CancellationError()
    }
    #expect(
      worlds.flatMap(\.diary.all) == [
        "transaction returned", "transaction failed trouble 3", "transaction cancelled",
      ])
  }

  @Test func `observers receive an event for each teardown`() async throws {
    let heard = Locked<[String]>([])
    world.observe { event in
      if case .tornDown = event.kind { heard.withLock { $0.append("\(event.factory)") } }
    }
    try await withContainer(world) { world in _ = world.unique() }
    #expect(heard.withLock(\.self).map { String($0.prefix(24)) } == ["unique (LifeWorld.swift:"])
  }

  // MARK: - Cancellation

  @Test func `a teardown is not cancelled with the task that closes the container`() async throws {
    let world = world
    let task = Task {
      try await withContainer(world) { world in
        _ = world.pool()
        _ = world.patient()
        withUnsafeCurrentTask { $0?.cancel() }
        try Task.checkCancellation()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(world.diary.all == ["-patient, not cancelled", "-pool", "-settings"])
  }

  @Test func `the remaining teardowns run although the closing task is cancelled`() async throws {
    let world = world
    let (isTearing, go) = (Gate(), Gate())
    _ = world.pool()
    _ = world.held(isTearing, go)
    let task = Task { try await world.close() }
    await isTearing.wait()
    task.cancel()
    go.open()
    try await task.value
    #expect(world.diary.all == ["-held", "-pool", "-settings"])
  }

  // MARK: - Resolving and closing in a teardown

  @Test func `a teardown can resolve instances that are not torn down yet`() async throws {
    _ = world.curious()
    try await world.close()
    #expect(world.diary.all == ["-curious with settings", "-settings"])
  }

  @Test func `a teardown can build an instance, which is torn down next`() async throws {
    _ = world.plain()
    _ = world.pool()
    _ = world.building()
    try await world.close()
    #expect(world.diary.all == ["-building", "-unique", "-pool", "-settings"])
  }

  @Test func `a concurrent closing tears down an object after the teardown that built it`() {
    let (world, executor) = (world, StepExecutor())
    let (isBuilt, go) = (Gate(), Gate())
    _ = world.building(isBuilt, go)
    _ = world.waiting(for: isBuilt)
    OwnerTasks.$executor.withValue(executor) {
      executor.run { try await world.close(concurrently: true) }
      #expect(world.diary.all == ["-waiting"])
      go.open()
      executor.runAll()
    }
    #expect(world.diary.all == ["-waiting", "-building", "-unique"])
  }

  @Test func `a teardown that resolves a torn-down instance gets a new one`() async throws {
    let world = world
    _ = world.asking()
    _ = world.late()
    try await world.close()
    #expect(world.diary.all == ["-late", "-asking", "-late"])
  }

  @Test func `a teardown can close its own container without a deadlock`() async throws {
    let world = world
    _ = world.pool()
    _ = world.closing()
    try await world.close()
    #expect(world.diary.all == ["-closing", "-pool", "-settings"])
  }
}

extension LifeWorld {
  fileprivate var wrapped: Factory<Part> {
    self { Part("wrapped") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
      .decorated { Part("inner \($0.name)") }
  }
  fileprivate var twice: Factory<Part> {
    self { Part("twice") }.teardown { [diary] _ in diary.note("first") }
      .teardown { [diary] _ in diary.note("second") }
  }
  @MainActor fileprivate var screen: Factory<Screen> {
    self { Screen() }.teardown { [diary] in
      MainActor.assertIsolated()
      diary.note("-\($0.title) on the main actor")
    }
  }
  fileprivate var router: Factory<Router> {
    self { Router(fetch: self.provider(\.pool)) }.cached
      .teardown { [diary] _ in diary.note("-router") }
  }
  /// Neither it nor any instance that it was built with has a teardown.
  fileprivate var switchboard: Factory<Router> {
    self { Router(fetch: self.provider(\.pool)) }.cached
  }
  fileprivate var front: Factory<Front> {
    self { Front(switchboard: self.switchboard()) }.cached
      .teardown { [diary] _ in diary.note("-front") }
  }
  fileprivate var left: Factory<Left> {
    self { Left(fetch: self.provider(\.right)) }.cached
      .teardown { [diary] _ in diary.note("-left") }
  }
  fileprivate var right: Factory<Right> {
    self { Right(fetch: self.provider(\.left)) }.cached
      .teardown { [diary] _ in diary.note("-right") }
  }
  fileprivate func meeting(_ gates: [Gate], _ number: Int) -> Part {
    self(id: number) { Part("meeting \(number)") }.teardown { [diary] in
      gates[number].open()
      await gates[1 - number].wait()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate var throwing: ParameterFactory<Int, Part> {
    self { Part("throwing \($0)") }.cached.teardown { [diary] part in
      diary.note("-\(part.name)")
      throw Trouble(number: Int(part.name.suffix(1)) ?? 0)
    }
  }
  fileprivate var patient: Factory<Part> {
    self { Part("patient") }.cached.teardown { [diary] in
      await Task.yield()
      diary.note("-\($0.name), \(Task.isCancelled ? "cancelled" : "not cancelled")")
    }
  }
  fileprivate var curious: Factory<Part> {
    self { Part("curious", self.settings()) }.cached.teardown { [diary, unowned self] in
      diary.note("-\($0.name) with \(settings().name)")
    }
  }
  fileprivate var building: Factory<Part> {
    self { Part("building") }.cached.teardown { [diary, unowned self] in
      diary.note("-\($0.name)")
      _ = unique()
    }
  }
  fileprivate var closing: Factory<Part> {
    self { Part("closing") }.cached.teardown { [diary, unowned self] in
      try await close()
      diary.note("-\($0.name)")
    }
  }
}

@MainActor private final class Screen {
  let title = "screen"
}

private final class Router: Sendable {
  let fetch: Provider<Part>
  init(fetch: Provider<Part>) { self.fetch = fetch }
}

private final class Stepper: Sendable {
  let fetch: Provider<Int, Part>
  init(fetch: Provider<Int, Part>) { self.fetch = fetch }
}

private final class Front: Sendable {
  let switchboard: Router
  init(switchboard: Router) { self.switchboard = switchboard }
}

private final class Left: Sendable {
  let fetch: Provider<Right>
  init(fetch: Provider<Right>) { self.fetch = fetch }
}

private final class Right: Sendable {
  let fetch: Provider<Left>
  init(fetch: Provider<Left>) { self.fetch = fetch }
}

private final class SharedLife: SharedContainer {
  static let shared = SharedLife()
  let manager = ContainerManager()
  let diary = Diary()
}

extension SharedLife {
  fileprivate var screen: Factory<LazyScreen> {
    self { LazyScreen() }.assumingSendable.teardown { [diary] _ in diary.note("-screen") }.cached
  }
  fileprivate var late: Factory<Part> {
    self { Part("late") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
}

private final class LazyScreen {
  @LazyInjected(\SharedLife.late) var part
}

extension LifeWorld {
  /// Its teardown builds an object and then waits.
  fileprivate func building(_ isBuilt: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("building") }.teardown { [diary, unowned self] in
      _ = unique()
      isBuilt.open()
      await go.wait()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate func waiting(for gate: Gate) -> Part {
    self(id: 0) { Part("waiting") }.teardown { [diary] in
      await gate.wait()
      diary.note("-\($0.name)")
    }()
  }
  /// Cached, without a teardown. The first step uses the pool, and the others use the settings.
  fileprivate var step: ParameterFactory<Int, Part> {
    self { Part("step", $0 == 0 ? self.pool() : self.settings()) }.cached
  }
  fileprivate var stepper: Factory<Stepper> {
    self { Stepper(fetch: self.provider(\.step)) }.cached
      .teardown { [diary] _ in diary.note("-stepper") }
  }
  fileprivate var late: Factory<Part> {
    self { Part("late") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  /// Its teardown resolves an instance that was built after it.
  fileprivate var asking: Factory<Part> {
    self { Part("asking") }.cached.teardown { [self, diary] in
      _ = late()
      diary.note("-\($0.name)")
    }
  }
}

extension LifeWorld {
  fileprivate func deep(
    _ isTearing: Gate, _ go: Gate, _ fetch: @escaping @Sendable (LifeWorld) -> Part
  ) -> Part {
    self(id: 0) { Part("deep", self.level(1_000, fetch)) }.cached.teardown { [diary] in
      isTearing.open()
      await go.wait()
      diary.note("-\($0.name)")
    }()
  }
  private var level: ParameterFactory<Int, @Sendable (LifeWorld) -> Part, Part> {
    self { $0 == 0 ? $1(self) : self.level($0 - 1, $1) }
  }
  fileprivate var countdown: ParameterFactory<Int, Part> {
    self { Part("\($0)") }.cached.teardown { self.count(down: $0) { _ = self.countdown($0) } }
  }
  fileprivate var uniqueCountdown: ParameterFactory<Int, Part> {
    self { Part("\($0)") }.teardown { self.count(down: $0) { _ = self.uniqueCountdown($0) } }
  }
  fileprivate var graphCountdown: ParameterFactory<Int, Part> {
    self { Part("\($0)") }.graph.teardown { self.count(down: $0) { _ = self.graphCountdown($0) } }
  }
  private func count(down part: Part, _ build: (Int) -> Void) {
    diary.note("-\(part.name)")
    if let number = Int(part.name), number > 0 { build(number - 1) }
  }
}
