import Keyworks
import KeyworksAsync
import TestSupport
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

  @Test(arguments: Host.Kind.allCases)
  func `a body's task keeps neither the container nor the instance alive`(kind: Host.Kind) async {
    weak var gone: Host?
    let (probe, mayEnd) = (Probe(), Gate())
    do {
      let host = Host(probe, mayEnd)
      gone = host
      await host.use(kind)
    }
    await wait { gone == nil && probe.alive == 0 }
    mayEnd.open()
    await wait { probe.made == 2 }
  }

  @Test func `an asynchronous build keeps its container alive until it ends`() async throws {
    let (probe, mayEnd) = (Probe(), Gate())
    weak var gone: Host?
    let task: Task<Thing, Never>
    do {
      let host = Host(probe, mayEnd)
      gone = host
      task = Task { [factory = host.builds] in await factory() }
      await host.builds.tasksWait(1)
    }
    #expect(gone != nil)
    mayEnd.open()
    #expect(await task.value.label == "built")
    await wait { gone == nil }
  }
}

final class Host: ManagedContainer {
  enum Kind: CaseIterable { case cached, weak, graph }

  let manager = ContainerManager()
  let probe: Probe
  let mayEnd: Gate
  init(_ probe: Probe, _ mayEnd: Gate) { (self.probe, self.mayEnd) = (probe, mayEnd) }

  func use(_ kind: Kind) async {
    let factory = self.async(id: kind) { self.makeAndStart() }
    switch kind {
    case .cached: _ = await factory.cached()
    case .weak: _ = await factory.shared()
    case .graph: _ = await factory.graph()
    }
  }

  private func makeAndStart() -> Thing {
    Task { [probe, mayEnd] in
      await mayEnd.wait()
      _ = probe.make()
    }
    return probe.make()
  }

  var builds: AsyncFactory<Thing, Never> {
    self.async {
      await self.mayEnd.wait()
      return self.probe.make("built")
    }.cached
  }
}
