import Keyworks
import Testing

@Suite struct `A contribution that autoRegister makes again` {
  @Test func `a contribution that the app removed stays out when autoRegister runs again`() {
    let wired = WiredSteps { $0.contribute(Tagged(\.two), to: \.words) }
    wired.remove(\.two, from: \.words)
    wired.reset(.registrations)
    #expect(wired[\.words] == ["one"])
  }

  @Test func `a removed member returns where the app puts it, not where autoRegister moved it`() {
    let wired = WiredSteps {
      $0.reorder(\.two, priority: 30, in: \.words)
      $0.contribute(Tagged(\.two), to: \.words)
    }
    #expect(wired[\.words] == ["one", "two"])
    wired.remove(\.two, from: \.words)
    wired.contribute(Tagged(\.two, priority: -1), to: \.words)
    #expect(wired[\.words] == ["two", "one"])
  }

  @Test func `contributions of autoRegister through a shared function stay first after a reset`() {
    let wired = WiredSteps { $0.contribute([\.two, \.one]) }
    wired.contribute([\.three])
    #expect(wired[\.empty] == ["two", "one", "three"])
    wired.reset(.registrations)
    #expect(wired[\.empty] == ["two", "one", "three"])
  }

  @Test func `a gather waits for autoRegister to run again and includes its contributions`() {
    let whenRegistering = Hook(nil)
    let wired = WiredSteps {
      whenRegistering.run()
      $0.contribute(Tagged(\.two), to: \.words)
    }
    wired.contribute(Tagged(\.held), to: \.words)
    let gather = Held(at: wired.whenEvaluated) {
      let names = wired[\.words]
      // Recorded immediately, because the test does not end if the gather does not wait.
      if names != ["one", "two", "held"] { Issue.record("gathered \(names)") }
    }
    wired.reset(.registrations)
    let preparing = Held(at: whenRegistering) { wired.one() }
    let gathered = Running { gather.finish() }
    wired.waitUntil(waiters: 1)
    _ = preparing.finish()
    gathered.join()
  }
}

extension WiredSteps {
  fileprivate func contribute(_ paths: [any KeyPath<WiredSteps, Factory<String>> & Sendable]) {
    for path in paths { contribute(Tagged(path), to: \.empty) }
  }
}
