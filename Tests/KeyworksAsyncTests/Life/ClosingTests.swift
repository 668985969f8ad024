import Keyworks
import KeyworksAsync
import KeyworksTesting
import TestSupport
import Testing

@Suite struct `A closing` {
  let world = LifeWorld()
  private let pause = Pause()

  @Test func `calls to close share one closing, whose failure the first one throws`() async throws {
    _ = world.ending("troubled") { [diary = world.diary] in
      await pause()
      diary.note("torn down")
      throw Trouble(number: 9)
    }()
    let first = Task { try await world.close() }
    await pause.reached()
    let second = Task { try await world.closeAndNote() }
    await Task.yield()
    #expect(world.diary.all == [])
    pause.end()
    let error = await #expect(throws: TeardownFailures.self) { try await first.value }
    #expect(error?.failures.map(\.factory.name) == ["ending(_:_:)"])
    #expect(error?.failures.first?.underlying as? Trouble == Trouble(number: 9))
    try await second.value
    try await world.close()
    #expect(world.diary.all == ["torn down", "closed"])
  }

  @Test func `a closing waits for the teardown of an instance that a reset dropped`() async throws {
    await world.drop(pause)
    let closing = Task { try await world.closeAndNote() }
    await Task.yield()
    #expect(world.diary.all == [])
    pause.end()
    try await closing.value
    #expect(world.diary.all == ["-dropped", "closed"])
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

  @Test(arguments: [false, true])
  func `the instance of an overtaken build is torn down, once`(hasArguments: Bool) async throws {
    let build = Held { stop in
      world.pool.register { Part("overtaken", after: stop) }
      world.named.register { Part($0, after: stop) }
      _ = hasArguments ? world.named("overtaken") : world.pool()
    }
    if hasArguments { world.named.reset(.instances) } else { world.pool.reset(.instances) }
    build.finish()
    await world.settle()
    #expect(world.diary.all == ["-overtaken"])
    try await world.close()
    #expect(world.diary.all == ["-overtaken"])
  }

  @Test func `a container that is released unclosed is torn down in the background`() async throws {
    let diary = Diary()
    do {
      let world = LifeWorld(diary)
      _ = (world.server(), world.transaction())
    }
    await wait { diary.all.count == 4 }
    #expect(diary.all == ["transaction cancelled", "-server", "-pool", "-settings"])
  }

  @Test(arguments: [false, true])
  func `a closing waits for a build on a thread, and tears it down`(isUnique: Bool) {
    let build = Held { stop in
      world.settings.register { Part("settings", after: stop) }
      world.unique.register { Part("unique", after: stop) }
      return (isUnique ? world.unique() : world.pool()).name
    }
    inSteps { executor in
      executor.run(world.closeAndNote)
      #expect(world.isClosing)
      #expect(build.finish() == (isUnique ? "unique" : "pool"))
    }
    #expect(world.diary.all == (isUnique ? ["-unique"] : ["-pool", "-settings"]) + ["closed"])
  }

  @Test func `a closing cancels an asynchronous build, and waits for it to end`() async throws {
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

  @Test func `a closing tears down the result of a build that ignores cancellation`() async throws {
    world.waiting.register { await Part("waiting", after: pause) }
    let asking = Task { try await world.waiting() }
    await pause.reached()
    let closing = Task { try await world.close() }
    await wait { world.isClosing }
    pause.end()
    #expect(try await asking.value.name == "waiting")
    try await closing.value
    #expect(world.diary.all == ["-waiting"])
  }

  @Test(arguments: Abandoned.allCases)
  private func `a closing waits for a build that no caller waits for any more`(_ kind: Abandoned) {
    let go = Gate()
    inSteps { executor in
      let asking = executor.run { _ = try await world.abandoned(kind, go)() }
      if kind == .overtaken { world.reset(.instances) }
      asking.cancel()
      executor.runAll()
      executor.run(world.closeAndNote)
      #expect(world.diary.all == [])
      go.open()
    }
    #expect(world.diary.all == ["-settings", "closed"])
    world.abandoned(kind, go).reset(.instances)
  }

  @Test func `a closing does not wait for graphs that tasks begin to build after it`() {
    let (first, second) = (Gate(), Gate())
    _ = world.settings()
    inSteps { executor in
      executor.run { _ = await world.passing(1, first)() }
      executor.run(world.closeAndNote)
      executor.run { _ = await world.passing(2, second)() }
      #expect(world.diary.all == [])
      first.open()
      executor.runAll()
      #expect(world.diary.all == ["-settings", "closed"])
      second.open()
    }
  }

  @Test func `a closing does not cancel the build of a singleton that others may wait for`() {
    let (go, isCancelled) = (Gate(), Locked<Bool?>(nil))
    let factory = world.abandoned(.singleton, go) { isCancelled.withLock { $0 = Task.isCancelled } }
    inSteps { executor in
      executor.run { _ = try await factory() }
      executor.run { try await world.close() }
      go.open()
    }
    #expect(isCancelled.withLock { $0 } == false)
    factory.reset(.instances)
  }

  @Test func `a closing waits for a build on a thread that a reset has overtaken`() {
    let build = Held { stop in
      world.register(\.plain) { world in
        stop()
        return Part("plain", world.settings())
      }
      _ = world.plain()
    }
    world.reset(.instances)
    inSteps { executor in
      executor.run(world.closeAndNote)
      #expect(world.diary.all == [])
      build.finish()
    }
    #expect(world.diary.all == ["-settings", "closed"])
  }

  @Test func `a closing waits for the start of a wiring, even before it builds anything`() {
    inSteps { executor in
      let start = world.life.beginStart()
      executor.run(world.closeAndNote)
      #expect(world.diary.all == [])
      start?.finish(keeping: nil, .nothing)
    }
    #expect(world.diary.all == ["closed"])
  }

  @Test func `a closing cancels a build whose task has not started yet`() {
    let wasCancelled = Locked<Bool?>(nil)
    inSteps { executor in
      // The report comes when the build is claimed. There, the closing runs until it waits.
      withSandbox(exhaustive: true, report: { _ in executor.runAll() }) {
        Task(executorPreference: executor) {
          let answer = await world.remote()
          wasCancelled.withLock { $0 = answer }
        }
        Task(executorPreference: executor) { try? await world.close() }
        executor.runAll()
      }
    }
    #expect(wasCancelled.withLock { $0 } == true)
  }

  @Test(arguments: [false, true])
  func `a closing names a late teardown, also one that a reset began`(isDropped: Bool) async {
    defer { pause.end() }
    if isDropped { await world.drop(pause) }
    _ = world.pool()
    if !isDropped { world.hold(pause) }
    _ = world.unique()
    let error = await world.closeTooLate(pause)
    #expect(error?.factory.name == "ending(_:_:)")
    #expect((error?.underlying as? TeardownOverrun)?.isUnderConstruction == false)
    #expect(world.diary.all == ["-unique", "-pool", "-settings"])
  }

  @Test(arguments: [false, true])
  func `a closing cancels a teardown that is late, even a reset's`(isDropped: Bool) async throws {
    pause.end()
    let sleeper = world.ending("sleeper") { [diary = world.diary] in
      await pause()
      await untilCancelled()
      diary.note(Task.isCancelled ? "cancelled" : "not cancelled")
    }
    _ = sleeper.cached()
    if isDropped {
      world.reset(.instances)
      await pause.reached()
    }
    let text = "\(try #require(await world.closeTooLate(pause, isStubborn: false)))"
    #expect(text.hasPrefix("ending(_:_:) (LifeWorld.swift:"))
    #expect(text.hasSuffix("): the teardown did not end before the deadline"))
    #expect(world.diary.all == ["cancelled", "-sleeper"])
  }

  @Test func `a closing names a build that overran the deadline, and tears it down`() async throws {
    world.waiting.register { await Part("late", after: pause) }
    let asking = Task { try await world.waiting() }
    await pause.reached()
    let error = try #require(await world.closeTooLate(pause))
    #expect((error.underlying as? TeardownOverrun)?.isUnderConstruction == true)
    #expect("\(error)".hasPrefix("waiting (LifeWorld.swift:"))
    #expect("\(error)".hasSuffix("): the construction did not end before the deadline"))
    pause.end()
    #expect(try await asking.value.name == "late")
    await wait { world.diary.all == ["-late"] }
  }

  @Test func `a closing includes a container made under a child that was too late`() async {
    let (child, pause) = (LifeWorld(in: world), Pause())
    defer { pause.end() }
    await child.drop(pause)
    let grandchild = Locked<LifeWorld?>(nil)
    _ = child.ending("creator") {
      let world = LifeWorld(in: child)
      _ = world.settings()
      grandchild.withLock { $0 = world }
    }()
    _ = await world.closeTooLate(pause)
    await wait { grandchild.withLock(\.self)?.diary.all == ["-settings"] }
  }

  @Test func `a closing within its deadline tears down all, in reverse order`() async throws {
    _ = world.server()
    try await world.close(deadline: .seconds(600))
    #expect(world.diary.all == ["-server", "-pool", "-settings"])
  }

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

  @Test func `a closed container resolves values, and what has no teardown`() async throws {
    world.unique.override(with: Part("mock"))
    try await world.close()
    #expect(world.simple().name == "simple")
    #expect(world.unique().name == "mock")
  }

  @Test func `a closing with nothing to tear down does not suspend`() throws {
    _ = world.plain()
    #expect(try jobs { try await world.close() } == 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a closing whose teardowns do not suspend does not suspend either`() throws {
    _ = world.server()
    #expect(try jobs { try await world.closeAndNote() } == 1)
    #expect(world.diary.all == ["-server", "-pool", "-settings", "closed"])
  }

  @Test @MainActor func `a closing by the main actor leaves the main actor free`() async throws {
    let latch = Latch("a task of the main actor")
    _ = world.ending("waiting") { latch.wait() }()
    Task { latch.open() }
    try await world.close()
    #expect(world.diary.all == ["-waiting"])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `teardowns that each close the next container do not overflow the stack`() async {
    let worlds = (0..<1_000).map { _ in LifeWorld(world.diary) }
    for (number, next) in worlds.dropFirst().enumerated() {
      _ = worlds[number].ending("\(number)") { [weak next] in try await next?.close() }()
    }
    _ = worlds.last?.unique()
    let isClosed = Gate()
    _ = Running(stackSize: 256 << 10) {
      Task.immediate {
        try await worlds[0].close()
        isClosed.open()
      }
    }.join()
    await isClosed.wait()
    #expect(world.diary.all.prefix(2) == ["-unique", "-998"])
    #expect(world.diary.all.count == 1_000)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a teardown is no part of a body whose task closes another container`() async throws {
    let isClosed = Gate()
    _ = world.ending("apart") { [diary = world.diary] in
      diary.note(ResolutionContext.current == nil ? "in no body" : "in a body")
    }()
    let other = LifeWorld()
    other.register(\.plain) { _ in
      Task.immediate {
        try await self.world.close()
        isClosed.open()
      }
      return Part("plain")
    }
    _ = other.plain()
    await isClosed.wait()
    #expect(world.diary.all == ["in no body", "-apart"])
  }

  @Test func `withTeardown closes all containers before it tears down singletons`() async throws {
    try await withSandbox {
      let other = LifeWorld()
      try await withTeardown { _ = (world.singleton(), world.server(), other.pool()) }
      #expect(other.diary.all == ["-pool", "-settings"])
    }
    #expect(world.diary.all == ["-server", "-pool", "-settings", "-singleton"])
  }

  @Test func `withTeardown tears down singletons, also dropped ones`() async throws {
    try await withSandbox {
      let first = try await withTeardown { world.singleton() }
      #expect(world.diary.all == ["-singleton"])
      let other = LifeWorld()
      #expect(other.singleton() !== first)
      try await withTeardown {}
      _ = other.singleton()
      other.reset(scope: .singleton)
      try await withTeardown {}
      #expect(other.diary.all == ["-singleton", "-singleton"])
    }
    #expect(world.diary.all == ["-singleton"])
  }

  @Test func `withContainer runs work that is not Sendable on the caller's actor`() async throws {
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
  fileprivate var session: Factory<Part> {
    self { Part("session") }.scope(.lifeSession).teardown(noting)
  }
  fileprivate var short: Factory<Part> {
    self { Part("short") }.cached.timeToLive(.seconds(1)).teardown(noting)
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
  fileprivate func passing(_ number: Int, _ go: Gate) -> AsyncFactory<Part, Never> {
    self.async(id: number) {
      await go.wait()
      return Part("passing")
    }.graph
  }
  fileprivate var remote: AsyncFactory<Bool, Never> { self.async { Task.isCancelled }.cached.live }
  fileprivate var simple: Factory<Part> { self { Part("simple") } }
}
