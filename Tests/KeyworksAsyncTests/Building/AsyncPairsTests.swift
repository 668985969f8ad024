import Keyworks
import KeyworksAsync
import KeyworksTesting
import KeyworksTracing
import TestSupport
import Testing

@Suite("Asynchronous factories with other features") struct AsyncPairsTests {
  private let world = AsyncWorld()
  private let chain = Chain()
  private let heard = Diary()
  private let pause = Pause()

  @Test func `ten thousand waiters share one build, even if half are cancelled`() async throws {
    let go = Gate()
    world.beforeNext { await go.wait() }
    let count = isSanitized ? 1_000 : 10_000
    let tasks = (0..<count).map { _ in Task { try await world.kept() } }
    await world.kept.tasksWait(count)
    for task in tasks[..<(count / 2)] { task.cancel() }
    for task in tasks[..<(count / 2)] {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    await world.kept.tasksWait(count / 2)
    go.open()
    for task in tasks[(count / 2)...] { #expect(try await task.value.serial == 1) }
    #expect(world.probe.made == 1)
  }

  @Test func `two thousand tasks build each of a thousand arguments once`() async throws {
    let things = try await withThrowingTaskGroup(of: Thing.self) { group in
      for number in 0..<2_000 {
        group.addTask { try await world.named("\(number % 1_000)") }
      }
      return try await group.reduce(into: [String: Set<Int>]()) {
        $0[$1.label, default: Set<Int>()].insert($1.serial)
      }
    }
    #expect(things.count == 1_000)
    #expect(things.values.allSatisfy { $0.count == 1 })
    #expect(world.probe.made == 1_000)
  }

  @Test func `a chain of a thousand asynchronous factories resolves`() async {
    #expect(await chain.link(1_000) == 1_000)
    #expect(chain.built.withLock { $0 } == 1_001)
  }

  @Test func `the path of a resolution spans asynchronous and synchronous factories`() async {
    let path = await chain.outer()
    #expect(path.map(\.name) == ["outer", "middle", "inner"])
    #expect(path.map(\.line) == [1, 2, 3].map { Chain.line + $0 })
    #expect(ResolutionContext.current == nil)
  }

  @Test(arguments: [true, false])
  func `what outlives the build that began it is not inside it`(_ isBuild: Bool) async throws {
    // The first use of a container takes a longer code path.
    _ = await world.plain()
    let resolving = Locked<Task<[[String]], Never>?>(nil)
    world.beforeNext {
      let task = Task { isBuild ? await world.looking(pause)() : await pathsBeforeAndAfter(pause) }
      resolving.withLock { $0 = task }
      await pause.reached()
    }
    _ = try await world.unique()
    pause.end()
    let own = isBuild ? ["looking(_:)"] : []
    #expect(await resolving.withLock(\.self)?.value == [["unique"] + own, own])
  }

  @Test func `a context value is available after a suspension and in child tasks`() async {
    let user = await chain.with(UserNumber(value: 42)) { await $0.user() }
    #expect(user == 42)
    let child = await chain.with(UserNumber(value: 43)) { await $0.viaChild() }
    #expect(child == 43)
  }

  @Test func `a cached build reads a context value of its own body, also in a task`() async {
    #expect(await chain.givingUser() == 7)
    #expect(await chain.viaSynchronous() == 9)
  }

  @Test func `a variant selects an asynchronous body and is passed on to its dependencies`() async {
    #expect(await chain.flavored() == "plain")
    #expect(await chain.flavored.under(Flavor.sweet)() == "sweet")
    #expect(await chain.tray.under(Flavor.sweet)() == "sweet, sweet, sweet")
    #expect(await chain.tray() == "plain, plain, plain")
    #expect(await chain.flavored.under(Flavor.sour)() == "plain")
  }

  @Test func `an asynchronous factory caches an instance for each variant`() async {
    let sweet = await chain.keptFlavor.under(Flavor.sweet)()
    let sour = await chain.keptFlavor.under(Flavor.sour)()
    #expect(sweet !== sour)
    #expect(await chain.keptFlavor.under(Flavor.sweet)() === sweet)
    // The variant can also surround its resolve.
    #expect(await chain.asksKeptFlavor.under(Flavor.sweet)() === sweet)
    let plain = await chain.keptFlavor()
    #expect(sweet !== plain)
    #expect(await chain.asksKeptFlavor() === plain)
  }

  @Test func `a cached asynchronous factory and a choice of none ignore a variant`() async {
    #expect(await chain.mixed.under(Flavor.sweet)() == "sweet, plain")
    #expect(await chain.asksTray.under(Flavor.sweet)() == "plain, plain, plain")
    #expect(await chain.keptTray.under(Flavor.sweet)() == "sweet, sweet, sweet")
  }

  @Test func `an asynchronous provider uses the variant under which it was created`() async {
    let provider = await Chain.provided.providing.under(Flavor.sweet)()
    #expect(await provider() == "sweet")
  }

  @Test func `an asynchronous build uses instances and overrides of its sandbox`() async throws {
    let outside = await world.single()
    try await withSandbox { () async throws in
      #expect(await world.single() !== outside)
      world.kept.override { await Task { world.probe.make("mock") }.value }
      #expect(try await world.viaKept().label == "mock")
    }
    #expect(try await world.viaKept().label == "")
    #expect(await world.single() === outside)
  }

  @Test func `an exhaustive sandbox reports live asynchronous factories without overrides`() async {
    await withSandbox(exhaustive: true, report: { issue in heard.note(issue.description) }) {
      _ = await chain.asksLive()
    }
    #expect(
      heard.all == [
        """
        'live' is live and was not overridden: asksLive (AsyncPairsTests.swift:\(Chain.line + 6)) \
        → live (AsyncPairsTests.swift:\(Chain.line + 5)). Override it in this test: \
        container.live.override { … }
        """
      ])
    heard.clear()
    await withSandbox(exhaustive: true, report: { issue in heard.note(issue.description) }) {
      chain.live.override(with: 2)
      #expect(await chain.asksLive() == 2)
    }
    #expect(heard.all == [])
  }

  @Test func `a build that outlives its sandbox is not cached outside`() async throws {
    world.beforeNext { await pause() }
    let task = await withSandbox {
      let task = Task { try await world.kept() }
      await pause.reached()
      return task
    }
    pause.end()
    let inside = try await task.value
    #expect(try await world.kept() !== inside)
  }

  @Test func `a task started by an observer is not part of the observed build`() async throws {
    let hasLooked = Gate()
    let looking = Locked<Task<[String], Never>?>(nil)
    // The build ends after the task has looked for it.
    world.beforeNext { await hasLooked.wait() }
    let observing = world.observe { _ in
      let task = Task {
        defer { hasLooked.open() }
        return ResolutionContext.current?.path.map(\.name) ?? []
      }
      looking.withLock { $0 = $0 ?? task }
    }
    _ = try await world.unique()
    observing.revert()
    #expect(await looking.withLock(\.self)?.value == [])
  }

  @Test func `observers get an event for each outcome of an asynchronous resolve`() async throws {
    let heard = world.heard()
    world.beforeNext { await pause() }
    let first = Task { try await world.kept() }
    await pause.reached()
    let second = Task { try await world.kept() }
    let third = Task { try await world.kept() }
    await world.kept.tasksWait(3)
    third.cancel()
    _ = await third.result
    #expect(
      heard.all == ["kept began", "kept began", "kept began", "kept cancelled"])
    pause.end()
    _ = try await (first.value, second.value)
    // The task of the build and its waiters continue concurrently.
    await wait { heard.all.count == 7 }
    #expect(Set(heard.all[4...]) == ["kept built", "kept waited", "kept reused"])
    heard.clear()
    _ = try await world.kept()
    #expect(heard.all == ["kept began", "kept reused"])
    world.kept.reset()
    heard.clear()
    world.beforeNext { throw Breakdown(number: 1) }
    _ = try? await world.kept()
    await wait { heard.all.count == 2 }
    #expect(heard.all == ["kept began", "kept failed"])
  }
}

extension Stop {
  static let ofAsynchronousBuilds: [Stop] = [
    Stop(
      "a cached asynchronous build cannot read a context value of its caller", at: Chain.line,
      """
      'keptUser' keeps its instance, but requires UserNumber at @10 while it is built, so that \
      instance would depend on the first caller. Under construction: keptUser (@4) → user (@10). \
      Make 'keptUser' unique or .graph, or take the value as an argument.
      """
    ) { _ = await Chain().with(UserNumber(value: 42)) { await $0.keptUser() } },
    Stop(
      "an unregistered asynchronous promise stops the program and names its caller",
      at: Chain.line,
      """
      'promisedNumber' (@7) is promised and nothing registered it. asksPromised (@8) asked for it. \
      Register it before it is resolved: container.promisedNumber.register { … }
      """
    ) { _ = await Chain().asksPromised() },
  ]
}

private struct UserNumber: ContextValue { let value: Int }
private enum Flavor: Variant { case sweet, sour }

private final class Chain: ManagedContainer {
  let manager = ContainerManager()
  let built = Locked(0)
  static let provided = Chain()

  static let line = Int(#line)
  var outer: AsyncFactory<[Origin], Never> { self.async { await self.middle() }.cached }
  var middle: AsyncFactory<[Origin], Never> { self.async { await later { self.inner() } } }
  var inner: Factory<[Origin]> { self { ResolutionContext.current?.path ?? [] } }
  var keptUser: AsyncFactory<Int, Never> { self.async { await self.user() }.cached }
  var live: AsyncFactory<Int, Never> { self.async { 1 }.live }
  var asksLive: AsyncFactory<Int, Never> { self.async { await self.live() } }
  var promisedNumber: AsyncFactory<Int, Never> { promised() }
  var asksPromised: AsyncFactory<Int, Never> { self.async { await self.promisedNumber() } }
  var user: AsyncFactory<Int, Never> {
    self.async { await later { self.require(UserNumber.self).value } }
  }

  var viaChild: AsyncFactory<Int, Never> {
    self.async {
      async let user = self.user()
      return await user
    }
  }
  var givingUser: AsyncFactory<Int, Never> {
    self.async { await self.with(UserNumber(value: 7)) { await $0.user() } }.cached
  }
  var viaSynchronous: AsyncFactory<Int, Never> { self.async { await self.gives().value }.cached }
  var gives: Factory<Task<Int, Never>> {
    self { self.with(UserNumber(value: 9)) { chain in Task { await chain.user() } } }
  }
  var flavored: AsyncFactory<String, Never> {
    self.async { "plain" }.when(Flavor.sweet) { await later { "sweet" } }
  }
  var flavor: Factory<String> { self { "plain" }.when(Flavor.sweet) { "sweet" } }
  var tray: AsyncFactory<String, Never> {
    self.async {
      let one = self.flavor()
      await Task.yield()
      async let other = self.flavored()
      return await "\(one), \(self.flavor()), \(other)"
    }
  }
  var keptTray: AsyncFactory<String, Never> { self.async { await self.tray() }.cached }
  var asksTray: AsyncFactory<String, Never> { self.async { await self.keptTray() } }
  var keptFlavor: AsyncFactory<Thing, Never> {
    self.async { await later { Probe().make() } }.varies(by: Flavor.self).cached
  }
  var asksKeptFlavor: AsyncFactory<Thing, Never> { self.async { await self.keptFlavor() } }
  var mixed: AsyncFactory<String, Never> {
    self.async { await self.flavored() + ", " + self.flavored.without()() }
  }
  var providing: AsyncFactory<AsyncProvider<String, Never>, Never> {
    self.async { await later { self.provider(\.flavored) } }
  }
  var link: AsyncParameterFactory<Int, Int, Never> {
    self.async { number in
      self.built.withLock { $0 += 1 }
      return number == 0 ? 0 : await self.link(number - 1) + 1
    }.cached
  }
}

private func pathsBeforeAndAfter(_ pause: Pause) async -> [[String]] {
  let before = ResolutionContext.current?.path.map(\.name) ?? []
  await pause()
  return [before, ResolutionContext.current?.path.map(\.name) ?? []]
}

extension AsyncWorld {
  var viaKept: AsyncFactory<Thing, any Error> { self.async { try await self.kept() }.cached }
  fileprivate func looking(_ pause: Pause) -> AsyncFactory<[[String]], Never> {
    self.async { await pathsBeforeAndAfter(pause) }
  }
}
