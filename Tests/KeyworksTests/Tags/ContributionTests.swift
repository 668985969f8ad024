import Keyworks
import TestSupport
import Testing

@Suite struct `A contribution` {
  private let steps = Steps()

  @Test func `a contribution is in its own container only, until a reset of contributions`() {
    steps.contribute(Tagged(\.links, priority: 15), to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "links", "spelling"])
    #expect(Steps().order == ["emoji", "markdown", "spelling"])
    steps.reset([.instances, .registrations, .overrides])
    #expect(steps.order.count == 4)
    steps.reset()
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `repeating a contribution has no effect`() {
    for _ in 0..<3 {
      steps.contribute(Tagged(\.links, priority: 5, .after(\.emoji)), to: \.processors)
      steps.contribute(Tagged(\.emoji) { $0 }, to: \.processors)
    }
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `one call contributes several members, in their order`() {
    steps.contribute(Tagged(\.spelling), Tagged(\.links), Tagged(\.tables), to: \.nothing)
    #expect(steps.entries(\.nothing).map(\.factory.name) == ["spelling", "links", "tables"])
  }

  @Test func `reorder moves contributed and declared members, and ties follow the declaration`() {
    steps.contribute(Tagged(\.links), to: \.processors)
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.reorder(\.spelling, priority: 0, in: \.processors)
    #expect(steps.order == ["spelling", "emoji", "markdown", "links"])
    steps.reorder(\.emoji, priority: 0, .before(\.spelling), in: \.processors)
    #expect(steps.order == ["emoji", "spelling", "markdown", "links"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.contribute(Tagged(\.links, priority: 5), to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "spelling", "links"])
  }

  @Test func `the last contribution or removal of a factory decides whether it is a member`() {
    for _ in 0..<3 {
      steps.contribute(Tagged(\.links, priority: 5), to: \.processors)
      #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
      steps.remove(\.links, from: \.processors)
      #expect(steps.order == ["emoji", "markdown", "spelling"])
    }
    steps.contribute(Tagged(\.links, priority: 30), to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "spelling", "links"])
    steps.reorder(\.links, priority: 5, in: \.processors)
    steps.contribute(Tagged(\.links, priority: 30), to: \.processors)
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
    steps.remove(\.spelling, from: \.processors)
    #expect(steps.order == ["emoji", "links", "markdown"])
    steps.contribute(Tagged(\.spelling, priority: 5), to: \.processors)
    #expect(steps.order == ["emoji", "links", "spelling", "markdown"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `only a reset of contributions brings back what the app removed of autoRegister`() {
    let wired = WiredSteps { $0.contribute(Tagged(\.two), to: \.words) }
    wired.remove(\.two, from: \.words)
    #expect(wired[\.words] == ["one"])
    wired.reset(.registrations)
    #expect(wired[\.words] == ["one"])
    wired.reset(.contributions)
    #expect(wired[\.words] == ["one", "two"])
    wired.reset()
    #expect(wired[\.words] == ["one", "two"])
    wired.reset(.registrations)
    #expect(wired[\.words] == ["one", "two"])
  }

  @Test func `repeating a contribution, a reorder or a removal takes no more memory`() {
    for _ in 0..<1_000 {
      steps.contribute(Tagged(\.links), to: \.processors)
      steps.reorder(\.links, priority: 7, in: \.processors)
      steps.remove(\.tables, from: \.processors)
    }
    #expect(steps.statementCount(of: \.processors) == 3)
  }

  @Test func `autoRegister replaces its contributions when it runs again`() {
    let runs = Locked(0)
    let wired = WiredSteps { wired in
      guard runs.next() == 1 else {
        return wired.contribute(Tagged(\.two, priority: -1), to: \.words)
      }
      wired.contribute(Tagged(\.two, priority: 1), to: \.words)
      wired.contribute(Tagged(\.three), to: \.words)
    }
    #expect(wired[\.words] == ["one", "three", "two"])
    wired.reset(.registrations)
    #expect(wired[\.words] == ["two", "one"])
  }

  @Test func `other overrides of a list beat that of autoRegister, even after it runs again`() {
    let wired = WiredSteps { $0.override(\.words, with: [Tagged(\.two)]) }
    let token = wired.override(\.words, with: [Tagged(\.three)])
    #expect(wired[\.words] == ["three"])
    wired.reset(.registrations)
    #expect(wired[\.words] == ["three"])
    token.revert()
    #expect(wired[\.words] == ["two"])
    wired.reset(.overrides)
    #expect(wired[\.words] == ["two"])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `contributions in a loop appear in its order, even if only an id differs`(order: [Int]) {
    let (steps, numbered) = (Steps(), Steps())
    for number in order {
      steps.contribute(Tagged(Self.paths[number]), to: \.nothing)
      numbered.contribute(Tagged(\.[number]), to: \.nothing)
    }
    #expect(steps[\.nothing].map(\.name) == order.map { ["tables", "links", "spelling"][$0] })
    #expect(numbered[\.nothing].map(\.name) == order.map { "\($0)" })
  }

  @Test func `priority takes precedence over the order of a loop`() {
    for (number, path) in Self.paths.enumerated() {
      steps.contribute(Tagged(path, priority: -number), to: \.nothing)
    }
    #expect(steps[\.nothing].map(\.name) == ["spelling", "links", "tables"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `contributions through a shared function appear in the order of its calls`(order: [Int]) {
    let modules: [(Steps) -> Void] = [
      { steps in
        steps.contributeBesideFixtures(\.spelling)
        steps.contributeBesideFixtures(\.links)
      },
      { steps in steps.contributeBesideFixtures(\.markdown) },
    ]
    let expected = [["spelling", "links"], ["markdown"]]
    for module in order { modules[module](steps) }
    #expect(steps[\.nothing].map(\.name) == order.flatMap { expected[$0] })
  }

  @Test(arguments: [false, true])
  func `contributions on one line are ordered by column, not by time`(isReversed: Bool) {
    let (one, two) = (
      { steps.contribute(Tagged(\.tables), to: \.nothing) },
      { steps.contribute(Tagged(\.links), to: \.nothing) }
    )
    for contribute in isReversed ? [two, one] : [one, two] { contribute() }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `a repeated contribution keeps its place, but goes last if it was removed before`() {
    func contribute(_ numbers: [Int]) {
      for number in numbers { steps.contribute(Tagged(Self.paths[number]), to: \.nothing) }
    }
    contribute([0, 1])
    contribute([1, 2, 0])
    #expect(steps[\.nothing].map(\.name) == ["tables", "links", "spelling"])
    steps.remove(\.tables, from: \.nothing)
    contribute([0, 1, 2])
    #expect(steps[\.nothing].map(\.name) == ["links", "spelling", "tables"])
  }

  @Test(arguments: [false, true])
  func `contributions in two files are ordered by file, not by line or time`(isReversed: Bool) {
    // Its file sorts after this one, and its line before this one.
    if isReversed { steps.contributeBesideFixtures(\.links) }
    steps.contribute(Tagged(\.tables), to: \.nothing)
    if !isReversed { steps.contributeBesideFixtures(\.links) }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `a gather that a reset overtakes still includes the contributions of autoRegister`() {
    let wired = WiredSteps { $0.contribute(Tagged(\.two), to: \.words) }
    _ = wired[\.words]
    wired.contribute(Tagged(\.held), to: \.words)
    let gather = Held(at: wired.whenEvaluated) { wired[\.words] }
    wired.reset()
    #expect(gather.finish() == ["one", "two"])
  }

  @Test func `a contribution made during a gather appears in the next gather`() {
    steps.whenBuilt.withLock {
      $0 = { steps in
        steps.contribute(Tagged(\.links), to: \.inspecting)
        #expect(steps[\.inspecting].map(\.name) == ["markdown", "links"])
      }
    }
    #expect(steps[\.inspecting].map(\.name) == ["curious", "markdown"])
    #expect(steps[\.inspecting].map(\.name) == ["curious", "markdown", "links"])
  }

  @Test func `concurrent gathers see the list without a contribution, then with it`() {
    let (without, with) = (
      ["emoji", "markdown", "spelling"], ["emoji", "links", "markdown", "spelling"]
    )
    let orders = inParallel(4) { thread in
      if thread == 0 { steps.contribute(Tagged(\.links), to: \.processors) }
      return (0..<200).map { _ in steps.order }
    }
    #expect(orders[0].allSatisfy { $0 == with })
    for seen in orders {
      #expect(seen.drop { $0 == without }.allSatisfy { $0 == with })
    }
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

  @Test
  func `a removed factory returns where the app puts it, not where autoRegister moved one choice`()
  {
    let wired = WiredSteps {
      $0.reorder(\.two, under: Volume.loud, priority: 30, in: \.words)
      $0.contribute(Tagged(\.two, under: Volume.loud), to: \.words)
    }
    #expect(wired[\.words] == ["one", "two"])
    wired.remove(\.two, from: \.words)
    wired.contribute(Tagged(\.two, priority: -1, under: Volume.loud), to: \.words)
    #expect(wired[\.words] == ["two", "one"])
  }

  @Test func `the app moves a factory of which autoRegister moved one choice`() {
    let wired = WiredSteps {
      $0.reorder(\.two, under: Volume.loud, priority: -1, in: \.words)
      $0.contribute(Tagged(\.two, under: Volume.loud), to: \.words)
    }
    #expect(wired[\.words] == ["two", "one"])
    wired.reorder(\.two, priority: 30, in: \.words)
    #expect(wired[\.words] == ["one", "two"])
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

extension `A contribution` {
  fileprivate static var paths: [any KeyPath<Steps, Factory<any Step>> & Sendable] {
    [\.tables, \.links, \.spelling]
  }
}

extension WiredSteps {
  fileprivate func contribute(_ paths: [any KeyPath<WiredSteps, Factory<String>> & Sendable]) {
    for path in paths { contribute(Tagged(path), to: \.empty) }
  }
}

private enum Volume: Variant { case loud }
