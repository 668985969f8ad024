import Keyworks
import Testing

@Suite("The memory of asynchronous factories") struct AsyncMemoryTests {
  @Test func `asynchronous instances are released with their container`() async throws {
    weak var gone: AsyncWorld?
    let probe: Probe
    do {
      let world = AsyncWorld()
      (gone, probe) = (world, world.probe)
      _ = try await world.kept()
      _ = try await world.viaKept()
      _ = try await world.gather(\.services)
      _ = await world.pair()
    }
    await wait { gone == nil && probe.alive == 0 }
  }

  @Test func `a cancelled waiter releases what its task holds`() async throws {
    let world = AsyncWorld()
    let never = Gate()
    world.beforeNext { await never.wait() }
    weak var gone: Thing?
    do {
      let thing = Probe().make()
      gone = thing
      let task = Task {
        defer { withExtendedLifetime(thing) {} }
        return try await world.kept()
      }
      await world.kept.tasksWait(1)
      task.cancel()
      _ = await task.result
    }
    await wait { gone == nil }
    never.open()
  }

  @Test func `a task started by a body does not keep the container alive`() async {
    weak var gone: Host?
    let (probe, mayEnd) = (Probe(), Gate())
    do {
      let host = Host(probe, mayEnd)
      gone = host
      _ = await host.starts()
    }
    await wait { gone == nil }
    mayEnd.open()
    await wait { probe.made == 1 }
  }

  @Test(arguments: [Beating.Kind.cached, .weak, .graph])
  func `a task started by a body does not keep the instance alive`(kind: Beating.Kind) async {
    let host = Beating()
    let mayEnd = host.mayEnd
    await host.use(kind)
    host.reset(.instances)
    await wait { host.probe.alive == 0 }
    mayEnd.open()
  }

  @Test func `an asynchronous build keeps its container alive until it ends`() async throws {
    let (probe, mayEnd) = (Probe(), Gate())
    let thing = Locked<Thing?>(nil)
    weak var gone: Host?
    let task: Task<Void, Never>
    do {
      let host = Host(probe, mayEnd)
      gone = host
      task = Task { [factory = host.builds] in
        let built = await factory()
        thing.withLock { $0 = built }
      }
      await host.builds.tasksWait(1)
    }
    #expect(gone != nil)
    mayEnd.open()
    await task.value
    #expect(thing.withLock { $0?.label } == "built")
    await wait { gone == nil }
  }
}

private final class Host: ManagedContainer {
  let manager = ContainerManager()
  let probe: Probe
  let mayEnd: Gate
  init(_ probe: Probe, _ mayEnd: Gate) { (self.probe, self.mayEnd) = (probe, mayEnd) }

  var starts: AsyncFactory<Int, Never> {
    self.async { [probe = self.probe, mayEnd = self.mayEnd] in
      Task {
        await mayEnd.wait()
        _ = probe.make()
      }
      return 1
    }.cached
  }
  var builds: AsyncFactory<Thing, Never> {
    self.async {
      await self.mayEnd.wait()
      return self.probe.make("built")
    }.cached
  }
}

/// Its bodies start a task that outlives the build.
final class Beating: ManagedContainer {
  enum Kind { case cached, weak, graph }

  let manager = ContainerManager()
  let probe = Probe()
  let mayEnd = Gate()

  func use(_ kind: Kind) async {
    switch kind {
    case .cached: _ = await cached()
    case .weak: _ = await weakly()
    case .graph: _ = await ofGraph()
    }
  }

  func make() -> Thing {
    Task { [mayEnd] in await mayEnd.wait() }
    return probe.make()
  }
}

extension Beating {
  var cached: AsyncFactory<Thing, Never> { self.async { self.make() }.cached }
  var weakly: AsyncFactory<Thing, Never> { self.async { self.make() }.shared }
  var ofGraph: AsyncFactory<Thing, Never> { self.async { self.make() }.graph }
}
