import Keyworks
import Testing

@Suite struct `A contribution` {
  @Test func `a contribution appears in the first gather of its own container only`() {
    let steps = Steps()
    steps.contribute(Tagged(\.links, priority: 15), to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "links", "spelling"])
    #expect(Steps().order == ["emoji", "markdown", "spelling"])
  }

  @Test func `a contribution made after a gather appears in the next gather`() {
    let steps = Steps()
    _ = steps.order
    steps.contribute(Tagged(\.links), to: \.processors)
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `only a reset that includes contributions removes a contribution`() {
    let steps = Steps()
    steps.contribute(Tagged(\.links), to: \.processors)
    steps.reset([.instances, .registrations, .overrides])
    #expect(steps.order.count == 4)
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
    steps.contribute(Tagged(\.links), to: \.processors)
    steps.reset()
    #expect(steps.order.count == 3)
  }

  @Test func `repeating a contribution has no effect`() {
    let steps = Steps()
    for _ in 0..<3 {
      steps.contribute(Tagged(\.links, priority: 5, .after(\.emoji)), to: \.processors)
      steps.contribute(Tagged(\.emoji) { $0 }, to: \.processors)
    }
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `a contribution at two positions stops the program and names both places`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = contributingDifferently().order }
    expectMessage(
      """
      'links' (Steps.swift:31) is in a list at \
      ContributionTests.swift:\(differentlyLine + 3) and contributed to it at \
      ContributionTests.swift:\(differentlyLine + 4) with another priority or order. Remove one \
      of them, or write reorder(\\.links, priority: …, in: …).
      """, in: result)
  }

  @Test func `reorder moves contributed and declared members, and ties follow the declaration`() {
    let steps = Steps()
    steps.contribute(Tagged(\.links), to: \.processors)
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.reorder(\.spelling, priority: 0, in: \.processors)
    #expect(steps.order == ["spelling", "emoji", "markdown", "links"])
    steps.reorder(\.emoji, priority: 0, .before(\.spelling), in: \.processors)
    #expect(steps.order == ["emoji", "spelling", "markdown", "links"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `the last contribution or removal of a factory decides whether it is a member`() {
    let steps = Steps()
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
  }

  @Test func `a reorder decides the position even if the contribution follows it`() {
    let steps = Steps()
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.contribute(Tagged(\.links, priority: 5), to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "spelling", "links"])
  }

  @Test func `contributing a removed member brings it back at the new position`() {
    let steps = Steps()
    steps.remove(\.spelling, from: \.processors)
    steps.contribute(Tagged(\.spelling, priority: 5), to: \.processors)
    #expect(steps.order == ["emoji", "spelling", "markdown"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `a reset brings back a contribution of autoRegister that the app removed`() {
    let modules = Modules()
    modules.remove(\.one, from: \.steps)
    #expect(modules[\.steps].map(\.name) == ["everywhere"])
    modules.reset(.contributions)
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
  }

  @Test func `repeating a contribution, a reorder or a removal takes no more memory`() {
    let steps = Steps()
    for _ in 0..<1_000 {
      steps.contribute(Tagged(\.links), to: \.processors)
      steps.reorder(\.links, priority: 7, in: \.processors)
      steps.remove(\.tables, from: \.processors)
    }
    #expect(steps.statementCount(of: \.processors) == 3)
  }

  @Test func `remove takes out contributed and declared members`() {
    let steps = Steps()
    steps.contribute(Tagged(\.links), to: \.processors)
    steps.remove(\.links, from: \.processors)
    steps.remove(\.markdown, from: \.processors)
    #expect(steps.order == ["emoji", "spelling"])
  }

  @Test func `a contribution of autoRegister appears once in a gather, even after a reset`() {
    let modules = Modules()
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
    modules.reset()
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
    modules.reset(.registrations)
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
  }

  @Test func `autoRegister replaces its contributions when it runs again`() {
    let wavering = Wavering()
    #expect(wavering[\.words] == ["b", "c", "a"])
    wavering.runs.withLock { $0 += 1 }
    wavering.reset(.registrations)
    #expect(wavering[\.words] == ["a", "b"])
  }

  @Test func `a list releases the closure of a dropped contribution outside its lock`() {
    let ending = EndingContribution()
    _ = ending.word()  // so that `autoRegister` has run; nothing has gathered the list
    ending.reset(.registrations)
    #expect(ending[\.words] == ["declared"])
    #expect(ending.seen.withLock { $0 } == [["declared"]])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `contributions in a loop appear in the order of the loop`(order: [Int]) {
    let steps = Steps()
    for number in order { steps.contribute(Tagged(Self.paths[number]), to: \.nothing) }
    #expect(steps[\.nothing].map(\.name) == order.map { ["tables", "links", "spelling"][$0] })
  }

  @Test func `a loop decides the order of factories that differ only in their id`() {
    let steps = Steps()
    for number in [2, 3, 1] { steps.contribute(Tagged(\.[number]), to: \.nothing) }
    #expect(steps[\.nothing].map(\.name) == ["2", "3", "1"])
  }

  @Test func `priority takes precedence over the order of a loop`() {
    let steps = Steps()
    for (number, path) in Self.paths.enumerated() {
      steps.contribute(Tagged(path, priority: -number), to: \.nothing)
    }
    #expect(steps[\.nothing].map(\.name) == ["spelling", "links", "tables"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `contributions through a shared function appear in the order of its calls`(
    order: [Int]
  ) {
    let modules: [(Steps) -> Void] = [
      { steps in
        steps.contributeBesideFixtures(\.spelling)
        steps.contributeBesideFixtures(\.links)
      },
      { steps in steps.contributeBesideFixtures(\.markdown) },
    ]
    let expected = [["spelling", "links"], ["markdown"]]
    let steps = Steps()
    for module in order { modules[module](steps) }
    #expect(steps[\.nothing].map(\.name) == order.flatMap { expected[$0] })
  }

  @Test(arguments: [false, true])
  func `contributions on one line are ordered by column, not by time`(isReversed: Bool) {
    let steps = Steps()
    let (one, two) = (
      { steps.contribute(Tagged(\.tables), to: \.nothing) },
      { steps.contribute(Tagged(\.links), to: \.nothing) }
    )
    for contribute in isReversed ? [two, one] : [one, two] { contribute() }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `a repeated contribution keeps its place, but goes last if it was removed before`() {
    let steps = Steps()
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
  func `contributions in two files are ordered by file, not by line or time`(
    isReversed: Bool
  ) {
    let steps = Steps()
    // Its file sorts after this one, and its line before this one.
    if isReversed { steps.contributeBesideFixtures(\.links) }
    steps.contribute(Tagged(\.tables), to: \.nothing)
    if !isReversed { steps.contributeBesideFixtures(\.links) }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `a gather that a reset overtakes still includes the contributions of autoRegister`() {
    let modules = Modules()
    _ = modules[\.steps]
    let (inside, end) = (Latch("the list is evaluated"), Latch("the reset"))
    modules.contribute(Tagged(\.held), to: \.steps)
    modules.whenEvaluated.withLock {
      $0 = {
        inside.open()
        end.wait()
      }
    }
    let gather = Running { modules[\.steps].map(\.name) }
    inside.wait()
    modules.reset()
    end.open()
    #expect(gather.join() == ["everywhere", "one"])
  }

  @Test func `a contribution made during a gather appears in the next gather`() {
    let steps = Steps()
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
    let steps = Steps()
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
}

extension `A contribution` {
  fileprivate static var paths: [any KeyPath<Steps, Factory<any Step>> & Sendable] {
    [\.tables, \.links, \.spelling]
  }
}

private let differentlyLine = Int(#line)
private func contributingDifferently() -> Steps {
  let steps = Steps()
  steps.contribute(Tagged(\.links, priority: 5), to: \.processors)
  steps.contribute(Tagged(\.links, priority: 6), to: \.processors)
  return steps
}

private final class Modules: SharedContainer, AutoRegistering {
  static let shared = Modules()
  let manager = ContainerManager()
  var one: Factory<any Step> { self { Named(name: "one") } }
  /// What the next evaluation of `held` does.
  let whenEvaluated = Locked<(@Sendable () -> Void)?>(nil)
  var held: Factory<any Step> {
    whenEvaluated.withLock { $0.take() }?()
    return self { Named(name: "held") }
  }
  static var steps: Tags<any Step> { [Tagged(\.everywhere)] }
  func autoRegister() { contribute(Tagged(\.one), to: \.steps) }
}

/// Overrides a list in `autoRegister`.
private final class Replacing: SharedContainer, AutoRegistering {
  static let shared = Replacing()
  let manager = ContainerManager()
  var one: Factory<any Step> { self { Named(name: "one") } }
  var two: Factory<any Step> { self { Named(name: "two") } }
  static var steps: Tags<any Step> { [Tagged(\.everywhere)] }
  func autoRegister() { override(\.steps, with: [Tagged(\.one)]) }
}

@Suite struct `A list that autoRegister replaces` {
  @Test func `other overrides of a list beat that of autoRegister, even after it runs again`() {
    let container = Replacing()
    let token = container.override(\.steps, with: [Tagged(\.two)])
    #expect(container[\.steps].map(\.name) == ["two"])
    container.reset(.registrations)
    #expect(container[\.steps].map(\.name) == ["two"])
    token.revert()
    #expect(container[\.steps].map(\.name) == ["one"])
    container.reset(.overrides)
    #expect(container[\.steps].map(\.name) == ["one"])
  }
}

/// Contributes different factories at its first and its later runs.
private final class Wavering: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let runs = Locked(0)
  var a: Factory<String> { self { "a" } }
  var b: Factory<String> { self { "b" } }
  var c: Factory<String> { self { "c" } }
  static var words: Tags<String> { [Tagged(\.b)] }

  func autoRegister() {
    guard runs.withLock({ $0 }) == 0 else {
      return contribute(Tagged(\.a, priority: -1), to: \.words)
    }
    contribute(Tagged(\.a, priority: 1), to: \.words)
    contribute(Tagged(\.c), to: \.words)
  }
}

/// Contributes at its first run only, with a closure that gathers the list when it is released.
private final class EndingContribution: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let seen = Locked<[[String]]>([])
  private let runs = Locked(0)
  var word: Factory<String> { self { "word" } }
  var declared: Factory<String> { self { "declared" } }
  static var words: Tags<String> { [Tagged(\.declared)] }

  private final class Ending: Sendable {
    private let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    deinit { work() }
  }

  func autoRegister() {
    guard
      runs.withLock({
        $0 += 1; return $0
      }) == 1
    else { return }
    let ending = Ending { [unowned self] in
      let words = self[\.words]
      seen.withLock { $0.append(words) }
    }
    contribute(Tagged(\.word) { word in withExtendedLifetime(ending) { word } }, to: \.words)
  }
}
