import Keyworks
import Testing

@Suite struct `A contribution that autoRegister makes again` {
  @Test func `a contribution that the app removed stays out when autoRegister runs again`() {
    let wired = Wired()
    wired.remove(\.one, from: \.words)
    wired.reset(.registrations)
    #expect(wired[\.words] == ["declared"])
  }

  @Test func `a removed member returns where the app puts it, not where autoRegister moved it`() {
    let wired = Wired()
    wired.whenRegistering.withLock {
      $0 = { wired in wired.reorder(\.one, priority: 30, in: \.words) }
    }
    #expect(wired[\.words] == ["declared", "one"])
    wired.remove(\.one, from: \.words)
    wired.contribute(Tagged(\.one, priority: -1), to: \.words)
    #expect(wired[\.words] == ["one", "declared"])
  }

  @Test func `contributions of autoRegister through a shared function stay first after a reset`() {
    let wired = Wired()
    wired.whenRegistering.withLock { $0 = { wired in wired.contribute([\.held, \.declared]) } }
    wired.contribute([\.last])
    #expect(wired[\.looped] == ["held", "declared", "last"])
    wired.whenRegistering.withLock { $0 = { wired in wired.contribute([\.held, \.declared]) } }
    wired.reset(.registrations)
    #expect(wired[\.looped] == ["held", "declared", "last"])
  }

  @Test func `a gather waits for autoRegister to run again and includes its contributions`() {
    let wired = Wired()
    wired.contribute(Tagged(\.held), to: \.words)
    let (inside, mayGoOn) = (Latch("the list is evaluated"), Latch("autoRegister runs"))
    wired.whenEvaluated.withLock {
      $0 = {
        inside.open()
        mayGoOn.wait()
      }
    }
    let gather = Running {
      let names = wired[\.words]
      // Recorded immediately, because the test does not end if the gather does not wait.
      if names != ["declared", "held", "one"] { Issue.record("gathered \(names)") }
    }
    inside.wait()
    let (isRegistering, mayRegister) = (Latch("autoRegister"), Latch("the gather waits"))
    wired.whenRegistering.withLock {
      $0 = { _ in
        isRegistering.open()
        mayRegister.wait()
      }
    }
    wired.reset(.registrations)
    let preparing = Running { _ = wired.one() }
    isRegistering.wait()
    mayGoOn.open()
    wired.waitUntil(waiters: 1)
    mayRegister.open()
    preparing.join()
    gather.join()
  }
}

private final class Wired: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  /// What the next run of `autoRegister` does first.
  let whenRegistering = Locked<(@Sendable (Wired) -> Void)?>(nil)
  /// What the next evaluation of `held` does.
  let whenEvaluated = Locked<(@Sendable () -> Void)?>(nil)
  var declared: Factory<String> { self { "declared" } }
  var one: Factory<String> { self { "one" } }
  var held: Factory<String> {
    whenEvaluated.withLock { $0.take() }?()
    return self { "held" }
  }
  var last: Factory<String> { self { "last" } }
  static var words: Tags<String> { [Tagged(\.declared)] }
  static var looped: Tags<String> { Tags() }

  func contribute(_ paths: [any KeyPath<Wired, Factory<String>> & Sendable]) {
    for path in paths { contribute(Tagged(path), to: \.looped) }
  }

  func autoRegister() {
    whenRegistering.withLock { $0.take() }?(self)
    contribute(Tagged(\.one), to: \.words)
  }
}
