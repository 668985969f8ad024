import Keyworks
import Testing

@Suite struct `autoRegister` {
  @Test func `autoRegister runs once, before the first resolve`() {
    let wired = Wired()
    #expect(wired.service() == "registered 1")
    #expect(wired.service() == "registered 1")
    #expect(wired.runs == 1)
  }

  @Test func `autoRegister runs before the first override, which beats it`() {
    let wired = Wired()
    wired.service.override { "mock" }
    #expect(wired.runs == 1)
    #expect(wired.service() == "mock")
  }

  @Test func `only a reset of registrations makes autoRegister run again`() {
    let wired = Wired()
    #expect(wired.service() == "registered 1")
    wired.reset([.instances, .overrides])
    #expect(wired.service() == "registered 1")
    wired.reset(.registrations)
    #expect(wired.service() == "registered 2")
  }

  @Test func `resetting one factory restores the wiring without running autoRegister again`() {
    let wired = Wired()
    let (service, other) = (wired.keptService(), wired.keptOther())
    wired.keptOther.register { Probe().make("by the app") }
    let registered = wired.keptOther()
    wired.service.register { "by the app" }
    #expect(wired.service() == "by the app")
    wired.service.reset()
    #expect(wired.service() == "registered 1")
    wired.overridden.override { "by the test" }
    wired.overridden.decorate { "\($0)!" }
    wired.overridden.reset()
    #expect(wired.overridden() == "automatic 1 decorated 1")
    #expect(wired.keptService() == service)
    #expect(wired.keptOther() === registered)
    #expect(registered !== other)
    #expect(wired.runs == 1)
  }

  @Test func `resetting overrides and contributions restores the wiring of autoRegister`() {
    let wired = Wired()
    wired.service.register { "by the app" }
    wired.overridden.override { "by the test" }
    wired.contribute(Tagged(\.kept), to: \.words)
    #expect(wired[\.words] == ["kept", "definition"])
    wired.reset([.overrides, .contributions])
    #expect(wired.service() == "by the app")
    #expect(wired.overridden() == "automatic 1 decorated 1")
    #expect(wired[\.words] == ["definition"])
    #expect(wired.runs == 1)
  }

  @Test func `autoRegister gives way to other registrations, whichever is made first`() {
    let (wired, other) = (Wired(), Wired())
    other.unwired.register { "by the app" }
    wired.whenRegistering.withLock { $0 = { _ in other.unwired.register { "automatic" } } }
    _ = wired.service()
    #expect(other.unwired() == "by the app")
    other.unwired.reset()
    #expect(other.unwired() == "automatic")
    wired.reset(.registrations)
    _ = wired.service()
    #expect(other.unwired() == "definition")
  }

  @Test func `resetting a factory restores the cases that autoRegister registered`() {
    enum Mode: Variant { case quick }
    let wired = Wired()
    wired.whenRegistering.withLock {
      $0 = { $0.unwired.register(for: Mode.quick) { "automatic" } }
    }
    wired.unwired.register(for: Mode.quick) { "by the app" }
    #expect(wired.unwired.under(Mode.quick)() == "by the app")
    wired.unwired.reset()
    #expect(wired.unwired.under(Mode.quick)() == "automatic")
  }

  @Test func `after a reset, autoRegister runs before a cached instance is returned`() {
    let wired = Wired()
    #expect(wired.kept() == "kept")
    wired.reset(.registrations)
    #expect(wired.kept() == "kept")
    #expect(wired.runs == 2)
  }

  @Test func `autoRegister runs for a factory value obtained before a reset`() {
    let wired = Wired()
    _ = wired.service()
    let factory = wired.service
    wired.reset()
    #expect(factory() == "registered 2")
  }

  @Test func `autoRegister replaces its own overrides and decorations when it runs again`() {
    let wired = Wired()
    #expect(wired.overridden() == "automatic 1 decorated 1")
    wired.reset(.registrations)
    #expect(wired.overridden() == "automatic 2 decorated 2")
  }

  @Test func `autoRegister gives way to the overrides of others when it runs again`() {
    let wired = Wired()
    let token = wired.overridden.override { "mock" }
    wired.reset(.registrations)
    #expect(wired.overridden() == "mock decorated 2")
    token.revert()
    #expect(wired.overridden() == "automatic 2 decorated 2")
  }

  @Test func `autoRegister replaces its overrides and decorations in another container`() {
    let (wired, other) = (Wired(), Wired())
    other.kept.override { "by the test" }
    for run in 1...3 {
      wired.whenRegistering.withLock {
        $0 = { _ in
          other.unwired.override { "automatic" }
          other.unwired.decorate { "\($0) \(run)" }
          other.kept.override { "automatic" }
        }
      }
      wired.reset(.registrations)
      _ = wired.service()
      #expect(other.unwired() == "automatic \(run)")
      #expect(other.kept() == "by the test")
    }
    wired.reset(.registrations)
    _ = wired.service()
    #expect(other.unwired() == "definition")
  }

  @Test func `autoRegister can use its container on its own thread`() {
    let wired = Wired()
    wired.whenRegistering.withLock { $0 = { wired in _ = wired.service() } }
    #expect(wired.service() == "registered 1")
    #expect(wired.runs == 1)
  }

  @Test func `other threads wait until autoRegister is done`() {
    let wired = Wired()
    let (isRunning, mayFinish) = (Latch("running"), Latch("may finish"))
    wired.whenRegistering.withLock {
      $0 = { _ in
        isRunning.open()
        mayFinish.wait()
      }
    }
    let first = Running { wired.service() }
    isRunning.wait()
    let others = (0..<4).map { _ in Running { wired.service() } }
    wired.waitUntil(waiters: 4)
    mayFinish.open()
    #expect(first.join() == "registered 1")
    #expect(others.allSatisfy { $0.join() == "registered 1" })
    #expect(wired.runs == 1)
  }

  @Test func `autoRegister can use its container from deep in the stack`() {
    let wired = Wired()
    wired.whenRegistering.withLock { $0 = { wired in deepDown(400) { _ = wired.service() } } }
    #expect(Running(stackSize: 4 << 20) { wired.service() }.join() == "registered 1")
  }

  @Test func `two containers can use each other in autoRegister on one thread`() {
    let (one, two) = (Wired(), Wired())
    one.whenRegistering.withLock { $0 = { _ in _ = two.service() } }
    two.whenRegistering.withLock { $0 = { _ in _ = one.overridden() } }
    #expect(one.service() == "registered 1")
    #expect((one.runs, two.runs) == (1, 1))
  }

  @Test func `two containers can use each other in autoRegister on two threads`() {
    let (one, two) = (Wired(), Wired())
    let (isOne, isTwo) = (Latch("one"), Latch("two"))
    one.whenRegistering.withLock {
      $0 = { _ in
        isOne.open()
        isTwo.wait()
        _ = two.service()
      }
    }
    two.whenRegistering.withLock {
      $0 = { _ in
        isTwo.open()
        isOne.wait()
        _ = one.service()
      }
    }
    let threads = (Running { one.service() }, Running { two.service() })
    #expect((threads.0.join(), threads.1.join()) == ("registered 1", "registered 1"))
    #expect((one.runs, two.runs) == (1, 1))
  }

  @Test func `autoRegister runs again if another thread resets registrations while it runs`() {
    let wired = Wired()
    let (isRunning, mayFinish) = (Latch("running"), Latch("may finish"))
    wired.whenRegistered.withLock {
      $0 = { _ in
        isRunning.open()
        mayFinish.wait()
      }
    }
    let first = Running { wired.service() }
    isRunning.wait()
    wired.reset(.registrations)
    mayFinish.open()
    #expect(first.join() == "registered 2")
    #expect(wired.service() == "registered 2")
  }

  @Test func `a reset while autoRegister runs a second time makes it run a third time`() {
    let wired = Wired()
    @Sendable func resetElsewhere(_ wired: Wired) {
      Running { wired.reset(.registrations) }.join()
    }
    wired.whenRegistered.withLock {
      $0 = { wired in
        resetElsewhere(wired)
        wired.whenRegistered.withLock { $0 = resetElsewhere }
      }
    }
    #expect(wired.service() == "registered 3")
    #expect(wired.service() == "registered 3")
  }

  @Test func `a resolve during a concurrent reset always sees the result of autoRegister`() {
    let wired = Wired()
    let rounds = isSanitized ? 500 : 10_000
    let isRight = inParallel(3) { thread in
      (0..<rounds).allSatisfy { _ in
        switch thread {
        case 0:
          wired.reset(.registrations)
          return true
        case 1: return wired.service().hasPrefix("registered")
        default: return wired.keptService().hasPrefix("registered")
        }
      }
    }
    #expect(isRight.allSatisfy { $0 })
  }

  @Test func `autoRegister runs before the deinit of a dropped registration resolves`() {
    let wired = Wired()
    let seen = Locked<[String]>([])
    wired.registerEnding {
      let text = wired.service()
      seen.withLock { $0.append(text) }
    }
    wired.reset(.registrations)
    #expect(seen.withLock { $0 } == ["registered 2"])
  }

  @Test func `autoRegister can reset the registrations of its container`() {
    let wired = Wired()
    wired.whenRegistering.withLock { $0 = { wired in wired.reset(.registrations) } }
    #expect(wired.service() == "registered 1")
  }

  @Test func `autoRegister can reset the instances of its container`() {
    let wired = Wired()
    wired.whenRegistering.withLock { $0 = { wired in wired.reset(.instances) } }
    #expect(wired.service() == "registered 1")
  }
}

/// Runs a closure when it is released.
private final class AtItsEnd: Sendable {
  private let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  deinit { work() }
}

extension Wired {
  /// Registers a body that runs `work` when it is released.
  fileprivate func registerEnding(_ work: @escaping @Sendable () -> Void) {
    let ending = AtItsEnd(work)
    kept.register {
      _ = ending
      return "held"
    }
  }
}

/// Runs `work` below at least `levels` KiB of stack.
private func deepDown(_ levels: Int, _ work: () -> Void) {
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { room in
    room.initializeMemory(as: UInt8.self, repeating: 0)
    if levels == 0 { work() } else { deepDown(levels - 1, work) }
  }
}

private final class Wired: AutoRegistering {
  let manager = ContainerManager()
  /// Runs once, at the beginning. Then it is released, because it may hold a container that holds
  /// this one.
  let whenRegistering = Locked<(@Sendable (Wired) -> Void)?>(nil)
  /// Runs once, at the end.
  let whenRegistered = Locked<(@Sendable (Wired) -> Void)?>(nil)
  private let count = Locked(0)

  var runs: Int { count.withLock { $0 } }

  var service: Factory<String> { self { "definition" } }
  var keptService: Factory<String> { promised().cached }
  var overridden: Factory<String> { self { "definition" } }
  var unwired: Factory<String> { self { "definition" } }
  var kept: Factory<String> { self { "kept" }.cached }
  var keptOther: Factory<Thing> { self { Probe().make() }.cached }
  static var words: Tags<String> { Tags() }

  func autoRegister() {
    let run = count.withLock { count in
      count += 1
      return count
    }
    whenRegistering.withLock { $0.take() }?(self)
    service.register { "registered \(run)" }
    keptService.register { "registered \(run)" }
    overridden.override { "automatic \(run)" }
    overridden.decorate { "\($0) decorated \(run)" }
    contribute(Tagged(\.unwired), to: \.words)
    whenRegistered.withLock { $0.take() }?(self)
  }
}
