import Keyworks
import Testing

/// Closings during other closings, builds, starts and tasks.
@Suite struct `A closing amid other work` {
  let app = LifeWorld()

  @Test func `closing a request does not wait for its app, which is already closing`() async throws
  {
    let app = app
    let (isDraining, requestsEnded) = (Gate(), Gate())
    _ = app.draining(isDraining, requestsEnded)
    let request = LifeWorld(in: app)
    _ = request.transaction()
    let closing = Task { try await app.close() }
    await isDraining.wait()
    try await request.close()
    #expect(request.diary.all == ["transaction cancelled"])
    requestsEnded.open()
    try await closing.value
    #expect(app.diary.all == ["-draining"])
  }

  @Test func `closing a request with nothing to tear down does not wait for its closing app`()
    async throws
  {
    let app = app
    let (isDraining, requestsEnded) = (Gate(), Gate())
    _ = app.draining(isDraining, requestsEnded)
    let request = LifeWorld(in: app)
    _ = request.pool()
    request.reset(.instances)
    await request.settle()
    let closing = Task { try await app.close() }
    await isDraining.wait()
    try await request.close()
    requestsEnded.open()
    try await closing.value
    #expect(app.diary.all == ["-draining"])
  }

  @Test func `a closing lets a build in progress use and close a child container`() async throws {
    let app = app
    let (isBuilding, go) = (Gate(), Gate())
    let child = LifeWorld(in: app)
    app.waiting.register {
      isBuilding.open()
      await go.wait()
      _ = child.unique()
      try await child.close()
      return Part("waiting")
    }
    let asking = Task { try await app.waiting() }
    await isBuilding.wait()
    _ = child.transaction()
    let closing = Task { try await app.close() }
    await wait { app.isClosing }
    go.open()
    _ = try await asking.value
    try await closing.value
    #expect(child.diary.all == ["-unique", "transaction returned"])
    #expect(app.diary.all == ["-waiting"])
  }

  @Test func `a build in a child still gets new instances from a parent that is closing`()
    async throws
  {
    let app = app
    let child = LifeWorld(in: app)
    let (isBuilding, go) = (Latch("it is built"), Latch("it may end"))
    child.service.register {
      isBuilding.open()
      go.wait(atMost: 5)
      return Part("service", app.pool())
    }
    // This registers the child with its parent.
    _ = child.unique()
    let thread = Running { child.service().name }
    isBuilding.wait()
    let closing = Task { try await app.close() }
    await wait { child.isClosing }
    go.open()
    #expect(thread.join() == "service")
    try await closing.value
    #expect(child.diary.all == ["-unique"])
    #expect(app.diary.all == ["-pool", "-settings"])
  }

  @Test func `a teardown in the parent can close a child without a deadlock`() async throws {
    let app = app
    let child = LifeWorld(in: app)
    _ = app.closer(of: child)
    _ = child.transaction()
    try await app.close()
    #expect(child.diary.all == ["transaction cancelled"])
    #expect(app.diary.all == ["-closer"])
  }

  @Test func `a task that outlives the teardown that started it waits when closing a container`()
    async throws
  {
    let app = app
    let (isOver, isTearing, go) = (Gate(), Gate(), Gate())
    let child = LifeWorld(in: app)
    _ = app.held(isTearing, go)
    let closed = Locked<Task<Void, any Error>?>(nil)
    _ = child.starting {
      closed.withLock {
        $0 = Task {
          await isOver.wait()
          try await app.close()
          app.diary.note("closed")
        }
      }
    }
    try await child.close()
    isOver.open()
    await isTearing.wait()
    await Task.yield()
    #expect(app.diary.all == [])
    go.open()
    try await closed.withLock { $0 }?.value
    #expect(app.diary.all == ["-held", "closed"])
  }

  @Test func `an instance from an asynchronous provider is torn down after its user`() async throws
  {
    let jobs = app.jobs()
    _ = try await jobs.fetch()
    try await app.close()
    #expect(app.diary.all == ["-jobs", "-waiting"])
  }

  @Test func `an object does not depend on what a task started by its body resolves later`()
    async throws
  {
    let app = app
    let (go, isDone) = (Gate(), Gate())
    app.pool.register {
      Task.detachedFromFrames {
        await go.wait()
        _ = app.unique()
        isDone.open()
      }
      return Part("pool")
    }
    defer { app.reset() }
    let router = app.fetcher()
    _ = router.fetch()
    go.open()
    await isDone.wait()
    // If the fetcher or the pool used it, it would be torn down after them.
    try await app.close()
    #expect(app.diary.all == ["-unique", "-fetcher", "-pool"])
  }

  @Test func `closing a container halfway through a graph stops the program instead of hanging`()
    async
  {
    await #expect(processExitsWith: .failure) {
      let app = LifeWorld()
      let (isBuilt, isClosed) = (Latch("it is built"), Latch("it is closed"))
      let thread = Running {
        app.twiceInGraph {
          isBuilt.open()
          isClosed.wait()
        }
      }
      isBuilt.wait()
      try await app.close()
      isClosed.open()
      _ = thread.join()
    }
  }

  @Test func `withTeardown tells the teardowns of unclosed requests that the work was cancelled`()
    async throws
  {
    let app = app
    let request = LifeWorld(in: app)
    await withSandbox { () async in
      try? await withTeardown {
        _ = app.transaction()
        _ = request.transaction()
      }
    }
    #expect(app.diary.all == ["transaction returned"])
    #expect(request.diary.all == ["transaction cancelled"])
  }

  @Test func `a closing reports the overrun of a teardown that an earlier reset began`()
    async throws
  {
    let app = app
    let clock = ManualClock()
    app.manager.clock = clock
    let (isTearing, never) = (Gate(), Gate())
    defer { never.open() }
    _ = app.keptHeld(isTearing, never)
    app.reset(.instances)
    await isTearing.wait()
    let closing = Task { try await app.close(deadline: .seconds(5)) }
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    await clock.advance(by: .seconds(1), pastSleepers: 1)
    let error = await #expect(throws: TeardownOverrun.self) { try await closing.value }
    #expect(error?.factory.name == "keptHeld(_:_:)")
    #expect(error?.isUnderConstruction == false)
  }

  @Test func `a closing cancels a teardown in the background that overruns the deadline`()
    async throws
  {
    let app = app
    let clock = ManualClock()
    app.manager.clock = clock
    let isTearing = Gate()
    _ = app.sleeper(isTearing)
    app.reset(.instances)
    await isTearing.wait()
    let closing = Task { try await app.close(deadline: .seconds(5)) }
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    await #expect(throws: TeardownOverrun.self) { try await closing.value }
    #expect(app.diary.all == ["-sleeper"])
  }

  @Test func `a teardown can close the container while a failed start of a wiring is undone`()
    async throws
  {
    let world = app
    world.register(\.waiting) { world in
      _ = world.closing()
      throw Trouble(number: 1)
    }
    world.activate(\.warming)
    await #expect(throws: Trouble(number: 1)) { try await world.started(\.warming) }
    #expect(world.diary.all == ["-closing"])
    try await world.close()
  }

  @Test func `a task that a start left behind waits when it closes the container`() async throws {
    let world = app
    let (isBuilding, mayEnd, isClosed) = (Gate(), Gate(), Gate())
    world.waiting.register {
      isBuilding.open()
      await mayEnd.wait()
      return Part("waiting")
    }
    world.register(\.quiet) { world in
      Task {
        await isBuilding.wait()
        // Until the body that started this task is over.
        await wait { ResolutionContext.current == nil }
        try await world.closeAndNote()
        isClosed.open()
      }
      return Part("quiet")
    }
    world.activate(\.warmingBoth)
    await wait { world.isClosing }
    mayEnd.open()
    await isClosed.wait()
    #expect(world.diary.all == ["-waiting", "closed"])
  }

  @Test func `a failed start also undoes a start inside it that succeeded`() async {
    let world = app
    world.register(\.waiting) { world in
      try await world.start(\.pool)
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await world.start(\.waiting) }
    #expect(world.diary.all == ["-pool", "-settings"])
  }

  @Test func `a failed start drops cached instances that use a torn-down instance`() async throws {
    let app = app
    let isBuilt = Gate()
    app.register(\.quiet) { app in
      defer { isBuilt.open() }
      return Part("quiet", app.service())
    }
    app.waiting.register {
      await isBuilt.wait()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await app.start(\.quiet, \.waiting) }
    #expect(app.diary.all == ["-pool", "-settings"])
    #expect(app.service().parts[0] === app.pool())
  }

  @Test func `a failed start cancels the builds of asynchronous factories that never throw`()
    async throws
  {
    let app = app
    let isBuilding = Gate()
    app.quiet.register {
      isBuilding.open()
      await untilCancelled()
      return Part("quiet")
    }
    app.waiting.register {
      await isBuilding.wait()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await app.start(\.quiet, \.waiting) }
  }
}

extension Task where Success == Void, Failure == Never {
  /// A task that has the caller's task-local values but takes no part in the caller's build.
  fileprivate static func detachedFromFrames(_ work: @escaping @Sendable () async -> Void) {
    Task { await work() }
  }
}

extension LifeWorld {
  fileprivate func draining(_ isDraining: Gate, _ requestsEnded: Gate) -> Part {
    self(id: 0) { Part("draining") }.cached.teardown { [diary] in
      isDraining.open()
      await requestsEnded.wait()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate func closer(of child: LifeWorld) -> Part {
    self(id: 0) { Part("closer") }.teardown { [diary] in
      try await child.close()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate func starting(_ work: @escaping @Sendable () -> Void) -> Part {
    self(id: 0) { Part("starting") }.teardown { _ in work() }()
  }
  fileprivate func keptHeld(_ isTearing: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("kept") }.cached.teardown { _ in
      isTearing.open()
      await go.wait()
    }()
  }
  fileprivate var jobs: Factory<Jobs> {
    self { Jobs(fetch: self.provider(\.waiting)) }.cached
      .teardown { [diary] _ in diary.note("-jobs") }
  }
  fileprivate var fetcher: Factory<Fetcher> {
    self { Fetcher(fetch: self.provider(\.pool)) }.cached
      .teardown { [diary] _ in diary.note("-fetcher") }
  }
  fileprivate static var warming: Wiring<LifeWorld> { Wiring { _ in }.starting(\.waiting) }
  fileprivate static var warmingBoth: Wiring<LifeWorld> {
    Wiring { _ in }.starting(\.waiting, \.quiet)
  }
  /// Its teardown closes the container.
  fileprivate func closing() -> Part {
    self(id: 0) { Part("closing") }.teardown { [diary, unowned self] in
      try await close()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate func sleeper(_ isTearing: Gate) -> Part {
    self(id: 0) { Part("sleeper") }.cached.teardown { [diary] in
      isTearing.open()
      await untilCancelled()
      diary.note("-\($0.name)")
    }()
  }
  fileprivate var quiet: AsyncFactory<Part, Never> { self.async { Part("quiet") }.cached }

  /// Resolves an instance of a graph twice, and runs a closure in between.
  fileprivate func twiceInGraph(_ between: @escaping @Sendable () -> Void) -> Bool {
    self(id: 0) {
      let first = self.graph()
      between()
      return first === self.graph()
    }()
  }
}

private final class Jobs: Sendable {
  let fetch: AsyncProvider<Part, any Error>
  init(fetch: AsyncProvider<Part, any Error>) { self.fetch = fetch }
}

private final class Fetcher: Sendable {
  let fetch: Provider<Part>
  init(fetch: Provider<Part>) { self.fetch = fetch }
}
