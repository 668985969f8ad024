import Keyworks
import Testing

@Suite struct `A contribution` {
  @Test func `is seen by the first gather, of its own container only`() {
    let steps = Steps()
    steps.contribute(\.links, priority: 15, to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "links", "spelling"])
    #expect(Steps().order == ["emoji", "markdown", "spelling"])
  }

  @Test func `is seen after a gather too`() {
    let steps = Steps()
    _ = steps.order
    steps.contribute(\.links, to: \.processors)
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `survives a reset of instances and goes with that of contributions`() {
    let steps = Steps()
    steps.contribute(\.links, to: \.processors)
    steps.reset([.instances, .registrations, .overrides])
    #expect(steps.order.count == 4)
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
    steps.contribute(\.links, to: \.processors)
    steps.reset()
    #expect(steps.order.count == 3)
  }

  @Test func `made twice has no effect`() {
    let steps = Steps()
    for _ in 0..<3 {
      steps.contribute(\.links, priority: 5, .after(\.emoji), to: \.processors)
      steps.contribute(\.emoji, to: \.processors) { $0 }
    }
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `at another position stops with both places`() async {
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

  @Test func `can be moved, and a member of the list too, which keeps its place among equals`() {
    let steps = Steps()
    steps.contribute(\.links, to: \.processors)
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.reorder(\.spelling, priority: 0, in: \.processors)
    #expect(steps.order == ["spelling", "emoji", "markdown", "links"])
    steps.reorder(\.emoji, priority: 0, .before(\.spelling), in: \.processors)
    #expect(steps.order == ["emoji", "spelling", "markdown", "links"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `counts as the last statement about its factory says`() {
    let steps = Steps()
    for _ in 0..<3 {
      steps.contribute(\.links, priority: 5, to: \.processors)
      #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
      steps.remove(\.links, from: \.processors)
      #expect(steps.order == ["emoji", "markdown", "spelling"])
    }
    steps.contribute(\.links, priority: 30, to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "spelling", "links"])
    steps.reorder(\.links, priority: 5, in: \.processors)
    steps.contribute(\.links, priority: 30, to: \.processors)
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
  }

  @Test func `stands where it was moved to, whichever is said first`() {
    let steps = Steps()
    steps.reorder(\.links, priority: 30, in: \.processors)
    steps.contribute(\.links, priority: 5, to: \.processors)
    #expect(steps.order == ["emoji", "markdown", "spelling", "links"])
  }

  @Test func `brings a member of the list back that was taken out`() {
    let steps = Steps()
    steps.remove(\.spelling, from: \.processors)
    steps.contribute(\.spelling, priority: 5, to: \.processors)
    #expect(steps.order == ["emoji", "spelling", "markdown"])
    steps.reset(.contributions)
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `switched off by the app comes back with a reset if autoRegister made it`() {
    let modules = Modules()
    modules.remove(\.one, from: \.steps)
    #expect(modules[\.steps].map(\.name) == ["everywhere"])
    modules.reset(.contributions)
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
  }

  @Test func `repeated costs no memory, nor do a repeated move and removal`() {
    let steps = Steps()
    for _ in 0..<1_000 {
      steps.contribute(\.links, to: \.processors)
      steps.reorder(\.links, priority: 7, in: \.processors)
      steps.remove(\.tables, from: \.processors)
    }
    #expect(steps.statementCount(of: \.processors) == 3)
  }

  @Test func `can be taken out, and a member of the list too`() {
    let steps = Steps()
    steps.contribute(\.links, to: \.processors)
    steps.remove(\.links, from: \.processors)
    steps.remove(\.markdown, from: \.processors)
    #expect(steps.order == ["emoji", "spelling"])
  }

  @Test func `made by autoRegister is there for the first gather, and once after a reset`() {
    let modules = Modules()
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
    modules.reset()
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
    modules.reset(.registrations)
    #expect(modules[\.steps].map(\.name) == ["everywhere", "one"])
  }

  @Test func `made by autoRegister is taken back before that runs again`() {
    let wavering = Wavering()
    #expect(wavering[\.words] == ["b", "c", "a"])
    wavering.runs.withLock { $0 += 1 }
    wavering.reset(.registrations)
    #expect(wavering[\.words] == ["a", "b"])
  }

  @Test func `that is taken back ends outside of the lock of its list`() {
    let ending = EndingContribution()
    _ = ending.word()  // so that `autoRegister` has run; nothing has gathered the list
    ending.reset(.registrations)
    #expect(ending[\.words] == ["declared"])
    #expect(ending.seen.withLock { $0 } == [["declared"]])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `made in a loop comes in the order of the loop`(order: [Int]) {
    let steps = Steps()
    for number in order { steps.contribute(Self.paths[number], to: \.nothing) }
    #expect(steps[\.nothing].map(\.name) == order.map { ["tables", "links", "spelling"][$0] })
  }

  @Test func `made in a loop comes in its order too if only an id tells the factories apart`() {
    let steps = Steps()
    for number in [2, 3, 1] { steps.contribute(\.[number], to: \.nothing) }
    #expect(steps[\.nothing].map(\.name) == ["2", "3", "1"])
  }

  @Test func `made in a loop comes after those of higher priority`() {
    let steps = Steps()
    for (number, path) in Self.paths.enumerated() {
      steps.contribute(path, priority: -number, to: \.nothing)
    }
    #expect(steps[\.nothing].map(\.name) == ["spelling", "links", "tables"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `made by a function that two modules call comes in the order of their calls`(
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
  func `of one line comes by its column, whichever is first`(isReversed: Bool) {
    let steps = Steps()
    let (one, two) = (
      { steps.contribute(\.tables, to: \.nothing) }, { steps.contribute(\.links, to: \.nothing) }
    )
    for contribute in isReversed ? [two, one] : [one, two] { contribute() }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `made in a loop keeps its place when it is repeated, and goes last when taken out`() {
    let steps = Steps()
    func contribute(_ numbers: [Int]) {
      for number in numbers { steps.contribute(Self.paths[number], to: \.nothing) }
    }
    contribute([0, 1])
    contribute([1, 2, 0])
    #expect(steps[\.nothing].map(\.name) == ["tables", "links", "spelling"])
    steps.remove(\.tables, from: \.nothing)
    contribute([0, 1, 2])
    #expect(steps[\.nothing].map(\.name) == ["links", "spelling", "tables"])
  }

  @Test(arguments: [false, true])
  func `of one file comes before that of another, whatever their lines and whoever is first`(
    isReversed: Bool
  ) {
    let steps = Steps()
    // In a file that comes later, on an earlier line.
    if isReversed { steps.contributeBesideFixtures(\.links) }
    steps.contribute(\.tables, to: \.nothing)
    if !isReversed { steps.contributeBesideFixtures(\.links) }
    #expect(steps[\.nothing].map(\.name) == ["tables", "links"])
  }

  @Test func `made by autoRegister is not missed by a gather that a reset overtakes`() {
    let modules = Modules()
    _ = modules[\.steps]
    let (inside, end) = (Latch("the list is evaluated"), Latch("the reset"))
    modules.contribute(\.held, to: \.steps)
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

  @Test func `made while a list is gathered is seen by the next gather`() {
    let steps = Steps()
    steps.whenBuilt.withLock {
      $0 = { steps in
        steps.contribute(\.links, to: \.inspecting)
        #expect(steps[\.inspecting].map(\.name) == ["markdown", "links"])
      }
    }
    #expect(steps[\.inspecting].map(\.name) == ["curious", "markdown"])
    #expect(steps[\.inspecting].map(\.name) == ["curious", "markdown", "links"])
  }

  @Test func `is seen as a whole or not at all by threads that gather`() {
    let steps = Steps()
    let (without, with) = (
      ["emoji", "markdown", "spelling"], ["emoji", "links", "markdown", "spelling"]
    )
    let orders = inParallel(4) { thread in
      if thread == 0 { steps.contribute(\.links, to: \.processors) }
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
  steps.contribute(\.links, priority: 5, to: \.processors)
  steps.contribute(\.links, priority: 6, to: \.processors)
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
  func autoRegister() { contribute(\.one, to: \.steps) }
}

/// Overrides a list in its wiring.
private final class Replacing: SharedContainer, AutoRegistering {
  static let shared = Replacing()
  let manager = ContainerManager()
  var one: Factory<any Step> { self { Named(name: "one") } }
  var two: Factory<any Step> { self { Named(name: "two") } }
  static var steps: Tags<any Step> { [Tagged(\.everywhere)] }
  func autoRegister() { override(\.steps, with: [Tagged(\.one)]) }
}

@Suite struct `A list that autoRegister replaces` {
  @Test func `gives way to the override of others, also when it runs again`() {
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

/// Contributes other things at each run.
private final class Wavering: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let runs = Locked(0)
  var a: Factory<String> { self { "a" } }
  var b: Factory<String> { self { "b" } }
  var c: Factory<String> { self { "c" } }
  static var words: Tags<String> { [Tagged(\.b)] }

  func autoRegister() {
    guard runs.withLock({ $0 }) == 0 else {
      return contribute(\.a, priority: -1, to: \.words)
    }
    contribute(\.a, priority: 1, to: \.words)
    contribute(\.c, to: \.words)
  }
}

/// Contributes at its first run only, with a closure whose end gathers the list.
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
    contribute(\.word, to: \.words) { word in withExtendedLifetime(ending) { word } }
  }
}
