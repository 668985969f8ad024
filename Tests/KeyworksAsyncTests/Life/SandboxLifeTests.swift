import Keyworks
import KeyworksAsync
import KeyworksTesting
import TestSupport
import Testing

@Suite struct `Teardown in a sandbox` {
  let world = LifeWorld()

  @Test func `the end of a sandbox tears down its singletons and other instances`() async {
    let own = Diary()
    await withSandbox {
      let inner = LifeWorld(own)
      _ = (inner.unique(), world.singleton(), world.server())
      #expect(world.diary.all + inner.diary.all == [])
    }
    #expect(own.all == ["-unique"])
    #expect(world.diary.all == ["-server", "-pool", "-settings", "-singleton"])
    // Outside the sandbox nothing was built, and the container is open.
    _ = world.pool()
  }

  @Test func `a deadline in a sandbox is on the clock of the container`() {
    withSandbox {
      world.manager.clock = ManualClock()
      // This is what a closing asks.
      #expect(world.activeManager.clock is ManualClock)
    }
  }

  @Test func `a nested sandbox tears down its own instances when it ends`() async {
    await withSandbox {
      _ = world.pool()
      await withSandbox { _ = world.unique() }
      #expect(world.diary.all == ["-unique"])
    }
    #expect(world.diary.all == ["-unique", "-pool", "-settings"])
  }

  @Test func `a sandbox with synchronous work tears down its instances in the background`() async {
    func work() { withSandbox { _ = (world.server(), world.singleton()) } }
    work()
    await wait { world.diary.all.count == 4 }
    #expect(world.diary.all.filter { $0 != "-singleton" } == ["-server", "-pool", "-settings"])
  }

  @Test func `an asynchronous body can run a sandbox with teardowns`() async {
    #expect(await world.rehearsal().name == "rehearsal")
    #expect(world.diary.all == ["-pool", "-settings"])
  }

  @Test(arguments: [true, false])
  func `a teardown resolves in the sandbox that dropped its object or ends`(isDropped: Bool) async {
    let isInside = Locked(false)
    await withSandbox {
      let expected = world.singleton()
      _ = world.ending("asking") { [world] in
        isInside.withLock { $0 = world.singleton() === expected }
      }.cached()
      if isDropped {
        world.reset(.instances)
        await world.settle()
      }
    }
    #expect(isInside.withLock { $0 })
  }

  @Test func `a container that another sandbox releases is torn down in its own sandbox`() async {
    let (held, isInside) = (Locked<LifeWorld?>(nil), Locked<Bool?>(nil))
    await withSandbox {
      let expected = world.singleton()
      held.set(LifeWorld())
      _ = held.withLock(\.self)?.ending("asking") { [world] in
        isInside.withLock { $0 = world.singleton() === expected }
      }.cached()
      await withSandbox { held.set(nil) }
      await wait { isInside.withLock { $0 } != nil }
    }
    #expect(isInside.withLock { $0 } == true)
  }

  @Test func `a teardown is told which error ended the sandbox`() async {
    try? await withSandbox {
      _ = world.transaction()
      throw Trouble(number: 4)
    }
    #expect(world.diary.all == ["transaction failed trouble 4"])
  }

  @Test func `a teardown is told which error ended a sandbox with synchronous work`() async {
    func work() throws {
      try withSandbox {
        _ = world.transaction()
        throw Trouble(number: 6)
      }
    }
    try? work()
    await wait { !world.diary.all.isEmpty }
    #expect(world.diary.all == ["transaction failed trouble 6"])
  }

  @Test func `a sandbox reports a teardown that fails`() async {
    let issues = Locked<[String]>([])
    await withSandbox(
      exhaustive: false, report: { issue in issues.withLock { $0.append(issue.description) } }
    ) {
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

  @Test func `an asynchronous sandbox waits for the teardowns of released containers`() {
    let (diary, pause) = (world.diary, Pause())
    inSteps { executor in
      executor.run {
        await withSandbox {
          let app = LifeWorld(diary)
          _ = app.pool()
          LifeWorld(diary, in: app).hold(pause)
        }
        diary.note("returned")
      }
      #expect(diary.all == [])
      pause.end()
    }
    #expect(diary.all == ["-held", "-pool", "-settings", "returned"])
  }

  @Test func `a released container that waits for its child is cancelled, not reported`() {
    let (diary, pause, issues) = (world.diary, Pause(), Locked(0))
    inSteps { executor in
      executor.run {
        await withSandbox(exhaustive: false, report: { _ in issues.withLock { $0 += 1 } }) {
          let app = LifeWorld(diary)
          _ = (app.transaction(), app.broken())
          LifeWorld(diary, in: app).hold(pause)
        }
      }
      pause.end()
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
    self { Part("part") }.cached.teardown { [tornDown] _ in tornDown.withLock { $0 += 1 } }
  }
}

extension LifeWorld {
  fileprivate static let brokenLine = #line + 2
  fileprivate var broken: Factory<Part> {
    self { Part("broken") }.teardown { _ in throw Trouble(number: 5) }
  }
  fileprivate var rehearsal: AsyncFactory<Part, Never> {
    self.async {
      await withSandbox { _ = self.pool() }
      return Part("rehearsal")
    }
  }
}
