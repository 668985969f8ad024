import Keyworks
import TestSupport
import Testing

@Suite struct `autoRegister` {
  private let wired = Wired()
  private let one = Wired()
  private let two = Wired()

  enum Deed: CaseIterable {
    case none, resolve, resolveDeepDown, resetRegistrations, resetInstances
  }

  @Test(arguments: Deed.allCases)
  func `autoRegister runs once, before the first resolve, and can use its container`(deed: Deed) {
    wired.whenRegistering.set { wired in
      switch deed {
      case .none: break
      case .resolve: _ = wired.service()
      case .resolveDeepDown: deepDown(400) { _ = wired.service() }
      case .resetRegistrations: wired.reset(.registrations)
      case .resetInstances: wired.reset(.instances)
      }
    }
    #expect(Running(stackSize: 4 << 20) { wired.service() }.join() == "registered 1")
    #expect(wired.service() == "registered 1")
    #expect(wired.runs == 1)
  }

  @Test func `autoRegister runs before the first override, which beats it`() {
    wired.service.override { "mock" }
    #expect(wired.runs == 1)
    #expect(wired.service() == "mock")
  }

  @Test func `only a reset of registrations makes autoRegister run again`() {
    #expect(wired.service() == "registered 1")
    wired.reset([.instances, .overrides])
    #expect(wired.service() == "registered 1")
    wired.reset(.registrations)
    #expect(wired.service() == "registered 2")
  }

  @Test func `resetting one factory restores the wiring without running autoRegister again`() {
    enum Mode: Variant { case quick }
    wired.whenRegistering.set { $0.unwired.register(for: Mode.quick) { "automatic" } }
    let (service, other) = (wired.keptService(), wired.keptOther())
    wired.keptOther.register { Probe().make("by the app") }
    let registered = wired.keptOther()
    wired.service.register { "by the app" }
    wired.unwired.register(for: Mode.quick) { "by the app" }
    #expect(wired.service() == "by the app")
    #expect(wired.unwired.under(Mode.quick)() == "by the app")
    wired.service.reset()
    wired.unwired.reset()
    #expect(wired.service() == "registered 1")
    #expect(wired.unwired.under(Mode.quick)() == "automatic")
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
    wired.whenRegistering.set { _ in other.unwired.register { "automatic" } }
    _ = wired.service()
    #expect(other.unwired() == "by the app")
    other.unwired.reset()
    #expect(other.unwired() == "automatic")
    wired.reset(.registrations)
    _ = wired.service()
    #expect(other.unwired() == "definition")
  }

  @Test func `after a reset, autoRegister runs before a cached instance is returned`() {
    #expect(wired.kept() == "kept")
    wired.reset(.registrations)
    #expect(wired.kept() == "kept")
    #expect(wired.runs == 2)
    let factory = wired.service
    wired.reset()
    #expect(factory() == "registered 3", "the factory value is older than the reset")
  }

  @Test func `autoRegister gives way to the overrides of others when it runs again`() {
    #expect(wired.overridden() == "automatic 1 decorated 1")
    let token = wired.overridden.override { "mock" }
    for run in 2...3 {
      wired.reset(.registrations)
      #expect(wired.overridden() == "mock decorated \(run)")
    }
    token.revert()
    #expect(wired.overridden() == "automatic 3 decorated 3")
    wired.reset(.registrations)
    #expect(wired.overridden() == "automatic 4 decorated 4")
  }

  @Test func `autoRegister replaces its overrides and decorations in another container`() {
    let (wired, other) = (Wired(), Wired())
    other.kept.override { "by the test" }
    for run in 1...3 {
      wired.whenRegistering.set { _ in
        other.unwired.override { "automatic" }
        other.unwired.decorate { "\($0) \(run)" }
        other.kept.override { "automatic" }
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

  @Test func `other threads wait until autoRegister is done`() {
    let first = Held { stop in
      wired.whenRegistering.set { _ in stop() }
      return wired.service()
    }
    let others = (0..<4).map { _ in Running { wired.service() } }
    wired.waitUntil(waiters: 4)
    #expect(first.finish() == "registered 1")
    #expect(others.allSatisfy { $0.join() == "registered 1" })
    #expect(wired.runs == 1)
  }

  @Test func `two containers can use each other in autoRegister on one thread`() {
    one.whenRegistering.set { _ in _ = two.service() }
    two.whenRegistering.set { _ in _ = one.overridden() }
    #expect(one.service() == "registered 1")
    #expect((one.runs, two.runs) == (1, 1))
  }

  @Test func `two containers can use each other in autoRegister on two threads`() {
    let (isOne, isTwo) = (Latch("one"), Latch("two"))
    for (wired, other, isHere, isThere) in [(one, two, isOne, isTwo), (two, one, isTwo, isOne)] {
      wired.whenRegistering.set { _ in
        isHere.open()
        isThere.wait()
        _ = other.service()
      }
    }
    let threads = (Running { one.service() }, Running { two.service() })
    #expect((threads.0.join(), threads.1.join()) == ("registered 1", "registered 1"))
    #expect((one.runs, two.runs) == (1, 1))
  }

  @Test func `autoRegister runs again if another thread resets registrations while it runs`() {
    @Sendable func resetElsewhere(_ wired: Wired) { Running { wired.reset(.registrations) }.join() }
    wired.whenRegistered.set { wired in
      resetElsewhere(wired)
      wired.whenRegistered.set(resetElsewhere)
    }
    // Once more for each of the two resets.
    #expect(wired.service() == "registered 3")
    #expect(wired.service() == "registered 3")
  }

  @Test func `a resolve during a concurrent reset always sees the result of autoRegister`() {
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
    let seen = Locked<[String]>([])
    do {
      let mourner = Mourner { seen.withLock { [text = wired.service()] in $0.append(text) } }
      wired.kept.register {
        withExtendedLifetime(mourner) {}
        return "held"
      }
    }
    wired.reset(.registrations)
    #expect(seen.withLock { $0 } == ["registered 2"])
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
    let run = count.next()
    whenRegistering.withLock { $0.take() }?(self)
    service.register { "registered \(run)" }
    keptService.register { "registered \(run)" }
    overridden.override { "automatic \(run)" }
    overridden.decorate { "\($0) decorated \(run)" }
    contribute(Tagged(\.unwired), to: \.words)
    whenRegistered.withLock { $0.take() }?(self)
  }
}
