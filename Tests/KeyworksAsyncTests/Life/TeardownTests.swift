import Keyworks
import KeyworksAsync
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `A teardown` {
  let world = LifeWorld()
  private let pause = Pause()
  private let heard = Diary()

  @Test(arguments: Usage.all)
  func `a closing tears down what its container built, in order`(_ usage: Usage) async throws {
    try await withContainer(world) { try await usage.work($0) }
    #expect(world.diary.all == usage.diary)
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

  @Test func `an object is torn down before what its lazy properties resolve`() async throws {
    try await withSandbox {
      let world = SharedLife.shared
      _ = world.screen().part
      try await world.close()
      #expect(world.diary.all == ["-screen", "-late"])
    }
  }

  @Test func `an object is torn down before what its provider waited for`() async throws {
    let router = world.router()
    let build = Held { stop in
      world.pool.register { Part("pool", after: stop) }
      _ = world.pool()
    }
    let waiter = Running { _ = router.fetch() }
    world.pool.waitUntil(waiters: 1)
    build.finish()
    waiter.join()
    try await world.close()
    #expect(world.diary.all == ["-router", "-pool"])
  }

  @Test func `a concurrent closing tears down independent instances together`() async throws {
    let gates = [Gate(), Gate()]
    for number in 0...1 {
      _ = world.ending("meeting \(number)") {
        gates[number].open()
        await gates[1 - number].wait()
      }()
    }
    try await world.close(concurrently: true)
    #expect(world.diary.all.sorted() == ["-meeting 0", "-meeting 1"])
  }

  @Test func `a concurrent closing tears down each instance after its users`() async throws {
    _ = (world.server(), world.unique())
    try await world.close(concurrently: true)
    let order = world.diary.all.filter { $0 != "-unique" }
    #expect(order == ["-server", "-pool", "-settings"])
    #expect(world.diary.all.count == 4)
  }

  @Test(arguments: [{ $0.pool() }, { $0.service() }] as [Fetch])
  func `an object is torn down before what its deep recursion fetched`(fetch: @escaping Fetch) {
    inSteps { executor in
      executor.run {
        _ = world.deep(pause, fetch)
        try await world.close(concurrently: true)
      }
      #expect(world.diary.all == [])
      pause.end()
    }
    #expect(world.diary.all == ["-deep", "-pool", "-settings"])
  }

  @Test func `a child ends before its parent also after a deep recursion`() async throws {
    let child = LifeWorld(world.diary, in: world)
    pause.end()
    _ = child.deep(pause) { $0.pool() }
    _ = world.unique()
    try await world.close()
    #expect(world.diary.all == ["-deep", "-pool", "-settings", "-unique"])
  }

  @Test func `a concurrent closing tears down an object after the teardown that built it`() {
    _ = world.ending("building") {
      _ = world.unique()
      await pause()
    }()
    _ = world.ending("waiting") { await pause.reached() }()
    inSteps { executor in
      executor.run { try await world.close(concurrently: true) }
      #expect(world.diary.all == ["-waiting"])
      pause.end()
    }
    #expect(world.diary.all == ["-waiting", "-building", "-unique"])
  }

  @Test func `teardowns that throw do not stop others, and are in one error`() async throws {
    _ = (world.pool(), world.throwing(1), world.throwing(2), world.unique())
    let error = await #expect(throws: TeardownFailures.self) { try await world.close() }
    let failures = try #require(error?.failures)
    #expect(
      failures.map { "\($0.factory.name) \($0.underlying)" } == [
        "throwing trouble 2", "throwing trouble 1",
      ])
    #expect(failures.allSatisfy { $0.factory.file == "TeardownTests.swift" })
    #expect(
      error?.description.split(separator: "\n").map { $0.suffix(9) } == ["trouble 2", "trouble 1"])
    #expect(world.diary.all == ["-unique", "-throwing 2", "-throwing 1", "-pool", "-settings"])
  }

  @Test func `a failed teardown does not replace the error of the work`() async throws {
    world.observe { event in
      if case .teardownFailed(let reason) = event.kind {
        heard.note("\(event.factory.name): \(reason)")
      }
    }
    await #expect(throws: Trouble(number: 7)) {
      try await withContainer(world) { world in
        _ = world.throwing(1)
        throw Trouble(number: 7)
      }
    }
    #expect(heard.all == ["throwing: trouble 1"])
  }

  @Test(
    arguments: [
      ("returned", nil), ("failed trouble 3", Trouble(number: 3)),
      ("cancelled", CancellationError()),
    ] as [(String, (any Error)?)])
  func `a teardown is told how the work ended`(outcome: String, error: (any Error)?) async {
    try? await withContainer(world) { world in
      _ = world.transaction()
      if let error { throw error }
    }
    #expect(world.diary.all == ["transaction \(outcome)"])
  }

  @Test func `observers receive an event for each teardown`() async throws {
    world.observe { event in
      if case .tornDown = event.kind { heard.note("\(event.factory)") }
    }
    try await withContainer(world) { world in _ = world.unique() }
    #expect(heard.all.map { $0.prefix(24) } == ["unique (LifeWorld.swift:"])
  }

  @Test func `a teardown is not cancelled with the task that closes the container`() async throws {
    let task = Task {
      try await withContainer(world) { world in
        _ = world.pool()
        _ = world.ending("patient") {
          await Task.yield()
          world.diary.note(Task.isCancelled ? "cancelled" : "not cancelled")
        }()
        withUnsafeCurrentTask { $0?.cancel() }
        try Task.checkCancellation()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(world.diary.all == ["not cancelled", "-patient", "-pool", "-settings"])
  }

  @Test func `the remaining teardowns run although the closing task is cancelled`() async throws {
    _ = world.pool()
    world.hold(pause)
    let task = Task { try await world.close() }
    await pause.reached()
    task.cancel()
    pause.end()
    try await task.value
    #expect(world.diary.all == ["-held", "-pool", "-settings"])
  }
}

typealias Fetch = @Sendable (LifeWorld) -> Part

/// What is done with a container, and what its diary says after its closing.
struct Usage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let diary: [String]
  let work: @Sendable (LifeWorld) async throws -> Void

  init(
    _ sentence: String, _ diary: [String],
    _ work: @escaping @Sendable (LifeWorld) async throws -> Void
  ) { (testDescription, self.diary, self.work) = (sentence, diary, work) }

  fileprivate static let all: [Usage] = [
    Usage(
      "closing a container tears down the instances of every kind of factory",
      ["-waiting", "-failing", "-b", "-a", "-graph", "-unique"]
    ) {
      _ = ($0.unique(), $0.graph(), $0.named("a"), $0.named("b"))
      _ = (try $0.failing(), try await $0.waiting())
    },
    Usage("closing a container builds no instances", []) { _ in },
    Usage("a teardown runs for each unique instance", ["-unique", "-unique", "-unique"]) {
      for _ in 1...3 { _ = $0.unique() }
    },
    Usage(
      "a teardown runs for what a registration or override builds, not for a given value",
      ["-overridden", "-registered"]
    ) {
      $0.settings.register { Part("registered") }
      $0.pool.override { Part("overridden") }
      $0.unique.register(with: Part("borrowed"))
      $0.named.override(with: Part("borrowed"))
      _ = ($0.settings(), $0.pool(), $0.unique(), $0.named("a"))
    },
    Usage(
      "a teardown receives the property's instance without the container's decorations",
      ["-inner wrapped"]
    ) {
      $0.wrapped.decorate { Part("outer \($0.name)") }
      #expect($0.wrapped().name == "outer inner wrapped")
    },
    Usage("a teardown does not run for nil", []) { _ = $0.optional() },
    Usage("several teardowns of one factory run in reverse order", ["second", "first"]) {
      _ = $0.twice()
    },
    Usage(
      "a teardown runs on the main actor if its property belongs to the main actor",
      ["-screen on the main actor"]
    ) { world in _ = await MainActor.run { world.screen().title } },
    Usage(
      "an object is torn down before the instances that its provider resolves later",
      ["-router", "-pool", "-settings"]
    ) {
      let router = $0.router()
      _ = $0.plain()
      #expect(router.fetch()?.name == "pool")
    },
    Usage(
      "an object is torn down before the instances that its dependencies resolve later",
      ["-front", "-pool", "-settings"]
    ) {
      // The front uses the switchboard, which has no teardown and resolves the pool later.
      #expect($0.front().parts[0].fetch()?.name == "pool")
    },
    Usage(
      "an object is torn down before existing instances that its provider resolves",
      ["-router", "-pool", "-settings"]
    ) {
      let router = $0.router()
      _ = $0.pool()
      router.fetch()
      router.fetch()
    },
    Usage(
      "an object is torn down before the instances that its dropped dependencies used",
      ["-stepper", "-pool", "-settings"]
    ) {
      $0.pool.register { Part("pool") }
      _ = $0.settings()
      let stepper = $0.stepper()
      // Enough that the stepper forgets those that nothing caches any more.
      for number in 0..<40 {
        _ = stepper.fetch(number)
        $0.step.reset(.instances)
      }
    },
    Usage(
      "of two objects that resolve each other, the first to do so is torn down first",
      ["-left", "-right"]
    ) {
      let left = $0.left()
      #expect(left.fetch()?.fetch() === left)
    },
    Usage(
      "an instance from an asynchronous provider is torn down after its user",
      ["-caller", "-waiting"]
    ) { _ = try await $0.caller().fetch() },
    Usage(
      "a teardown can resolve instances that are not torn down yet",
      ["got it", "-curious", "-settings"]
    ) { world in
      let settings = world.settings()
      _ = world.ending("curious") {
        if world.settings() === settings { world.diary.note("got it") }
      }.cached()
    },
    Usage(
      "a teardown can build an instance, which is torn down next",
      ["-building", "-unique", "-pool", "-settings"]
    ) { world in
      _ = (world.plain(), world.pool())
      _ = world.ending("building") { _ = world.unique() }.cached()
    },
    Usage(
      "a teardown that resolves a torn-down instance gets a new one", ["-late", "-asking", "-late"]
    ) { world in
      _ = world.ending("asking") { _ = world.late() }.cached()
      _ = world.late()
    },
    Usage(
      "a teardown can close its own container without a deadlock",
      ["-closing", "-pool", "-settings"]
    ) { world in
      _ = world.pool()
      _ = world.ending("closing") { try await world.close() }.cached()
    },
    Usage("a teardown can build its own factory with other arguments", countdown) {
      _ = $0.countdown(3)
    },
    Usage("a teardown can build its own unique factory with other arguments", countdown) {
      _ = $0.uniqueCountdown(3)
    },
    Usage("a teardown can build its own factory with other arguments in a graph", countdown) {
      _ = $0.graphCountdown(3)
    },
  ]

  private static let countdown = ["-3", "-2", "-1", "-0"]
}

// MARK: - Factories

extension LifeWorld {
  fileprivate var wrapped: Factory<Part> {
    self { Part("wrapped") }.cached.teardown(noting).decorated { Part("inner \($0.name)") }
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
  fileprivate var router: Factory<Part> {
    self { Part("router", later: self.provider(\.pool)) }.cached.teardown(noting)
  }
  /// Neither it nor any instance that it was built with has a teardown.
  fileprivate var switchboard: Factory<Part> {
    self { Part("switchboard", later: self.provider(\.pool)) }.cached
  }
  fileprivate var front: Factory<Part> {
    self { Part("front", self.switchboard()) }.cached.teardown(noting)
  }
  fileprivate var left: Factory<Part> {
    self { Part("left", later: self.provider(\.right)) }.cached.teardown(noting)
  }
  fileprivate var right: Factory<Part> {
    self { Part("right", later: self.provider(\.left)) }.cached.teardown(noting)
  }
  /// Cached, without a teardown. The first step uses the pool, and the others use the settings.
  fileprivate var step: ParameterFactory<Int, Part> {
    self { Part("step", $0 == 0 ? self.pool() : self.settings()) }.cached
  }
  fileprivate var stepper: Factory<Holder<ParameterProvider<Int, Part>>> {
    self { Holder(self.provider(\.step)) }.cached
      .teardown { [diary] _ in diary.note("-stepper") }
  }
  fileprivate var caller: Factory<Holder<AsyncProvider<Part, any Error>>> {
    self { Holder(self.provider(\.waiting)) }.cached
      .teardown { [diary] _ in diary.note("-caller") }
  }
  fileprivate var throwing: ParameterFactory<Int, Part> {
    self { Part("throwing \($0)") }.cached.teardown { [noting] part in
      noting(part)
      throw Trouble(number: Int(part.name.suffix(1)) ?? 0)
    }
  }
  fileprivate var late: Factory<Part> { self { Part("late") }.cached.teardown(noting) }

  fileprivate func deep(_ pause: Pause, _ fetch: @escaping Fetch) -> Part {
    self(id: 0) { Part("deep", self.level(1_000, fetch)) }.cached.teardown { [noting] in
      await pause()
      noting($0)
    }()
  }
  private var level: ParameterFactory<(Int, Fetch), Part> {
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
    noting(part)
    if let number = Int(part.name), number > 0 { build(number - 1) }
  }
}

@MainActor private final class Screen {
  let title = "screen"
}

private final class Holder<Fetch: Sendable>: Sendable {
  let fetch: Fetch
  init(_ fetch: Fetch) { self.fetch = fetch }
}

private final class SharedLife: SharedContainer {
  static let shared = SharedLife()
  let manager = ContainerManager()
  let diary = Diary()

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
