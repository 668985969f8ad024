import Keyworks
import Testing

@Suite struct `Teardown in a sandbox` {
  @Test func `the end of a sandbox tears down its singletons and the instances of its containers`()
    async
  {
    let world = LifeWorld()
    let own = Locked<Diary?>(nil)
    await withSandbox {
      let inner = LifeWorld()
      own.withLock { $0 = inner.diary }
      _ = inner.unique()
      _ = world.singleton()
      _ = world.server()
      #expect(world.diary.all == [])
    }
    #expect(own.withLock { $0?.all } == ["-unique"])
    #expect(world.diary.all == ["-server", "-pool", "-settings", "-singleton"])
    // Outside the sandbox nothing was built, and the container is open.
    _ = world.pool()
  }

  @Test func `a nested sandbox tears down its own instances when it ends`() async {
    let world = LifeWorld()
    await withSandbox {
      _ = world.pool()
      await withSandbox { _ = world.unique() }
      #expect(world.diary.all == ["-unique"])
    }
    #expect(world.diary.all == ["-unique", "-pool", "-settings"])
  }

  @Test func `a sandbox with synchronous work tears down its instances in the background`() async {
    let world = LifeWorld()
    func work() {
      withSandbox {
        _ = world.server()
        _ = world.singleton()
      }
    }
    work()
    await wait { world.diary.all.count == 4 }
    #expect(world.diary.all.filter { $0 != "-singleton" } == ["-server", "-pool", "-settings"])
  }

  @Test func `an asynchronous body can run a sandbox with teardowns`() async {
    let world = LifeWorld()
    #expect(await world.rehearsal().name == "rehearsal")
    #expect(world.diary.all == ["-pool", "-settings"])
  }

  @Test func `the teardown of a dropped instance resolves in the sandbox that dropped it`() async {
    let world = LifeWorld()
    let isInside = Locked(false)
    await withSandbox {
      let expected = world.singleton()
      _ = world.asking { isInside.withLock { $0 = world.singleton() === expected } }
      world.reset(.instances)
      await world.settle()
    }
    #expect(isInside.withLock { $0 })
  }

  @Test func `a teardown is told which error ended the sandbox`() async {
    let world = LifeWorld()
    try? await withSandbox {
      _ = world.transaction()
      throw Trouble(number: 4)
    }
    #expect(world.diary.all == ["transaction failed trouble 4"])
  }

  @Test func `a sandbox reports a teardown that fails`() async {
    let world = LifeWorld()
    let issues = Locked<[String]>([])
    await withSandbox(strays: { issue in issues.withLock { $0.append(issue.description) } }) {
      world.manager.clock = ContinuousClock()
      _ = world.broken()
    }
    #expect(
      issues.withLock(\.self) == [
        """
        The teardown of broken (SandboxLifeTests.swift:\(LifeWorld.brokenLine)) failed at the end of \
        the test: trouble 5
        """
      ])
  }

  @Test
  func `a sandbox in an asynchronous function waits for the teardowns of released containers`() {
    let (diary, executor) = (Diary(), StepExecutor())
    let (isTearing, go) = (Gate(), Gate())
    OwnerTasks.$executor.withValue(executor) {
      executor.run {
        await withSandbox {
          let app = LifeWorld(diary)
          _ = app.pool()
          _ = LifeWorld(diary, in: app).held(isTearing, go)
        }
        diary.note("returned")
      }
      #expect(diary.all == [])
      go.open()
      executor.runAll()
    }
    #expect(diary.all == ["-held", "-pool", "-settings", "returned"])
  }

  @Test
  func
    `a released container that waits for its child is torn down as cancelled and without report`()
  {
    let (diary, executor) = (Diary(), StepExecutor())
    let (isTearing, go, issues) = (Gate(), Gate(), Locked(0))
    OwnerTasks.$executor.withValue(executor) {
      executor.run {
        await withSandbox(strays: { _ in issues.withLock { $0 += 1 } }) {
          let app = LifeWorld(diary)
          _ = (app.transaction(), app.broken())
          _ = LifeWorld(diary, in: app).held(isTearing, go)
        }
      }
      go.open()
      executor.runAll()
    }
    #expect(diary.all == ["-held", "transaction cancelled"])
    #expect(issues.withLock(\.self) == 0)
  }

  @Test func `a container may end while the closing of its sandbox reads its manager`() async {
    let tornDown = Locked(0)
    weak var ended: Fading?
    await withSandbox {
      let fading = Fading(tornDown)
      ended = fading
      _ = fading.part()
      fading.isKeptUntilRead.withLock { $0 = fading }
    }
    #expect(ended == nil)
    #expect(tornDown.withLock(\.self) == 1)
  }

  @Test func `a teardown at the end of a sandbox still resolves the sandbox's singletons`() async {
    let world = LifeWorld()
    let inside = Locked(false)
    await withSandbox {
      let expected = world.singleton()
      _ = world.checking { inside.withLock { $0 = world.singleton() === expected } }
    }
    #expect(inside.withLock { $0 })
  }
}

/// A container that can keep itself alive until its manager is read.
private final class Fading: ManagedContainer {
  let isKeptUntilRead = Locked<Fading?>(nil)
  private let tornDown: Locked<Int>
  private let stored = ContainerManager()
  init(_ tornDown: Locked<Int>) { self.tornDown = tornDown }
  var manager: ContainerManager {
    _ = isKeptUntilRead.withLock { $0.take() }
    return stored
  }
  var part: Factory<Part> {
    self { Part("part") }.cached
      .teardown { [tornDown] _ in tornDown.withLock { $0 += 1 } }
  }
}

extension LifeWorld {
  fileprivate static let brokenLine = #line + 2
  fileprivate var broken: Factory<Part> {
    self { Part("broken") }.teardown { _ in throw Trouble(number: 5) }
  }

  fileprivate func checking(_ check: @escaping @Sendable () -> Void) -> Part {
    self(id: 0) { Part("checking", self.singleton()) }.cached.teardown { _ in check() }()
  }
  fileprivate var rehearsal: AsyncFactory<Part, Never> {
    self.async {
      await withSandbox { _ = self.pool() }
      return Part("rehearsal")
    }
  }
  fileprivate func asking(_ work: @escaping @Sendable () -> Void) -> Part {
    self(id: 0) { Part("asking") }.cached.teardown { _ in work() }()
  }
}
