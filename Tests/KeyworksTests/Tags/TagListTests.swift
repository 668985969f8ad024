import Keyworks
import TestSupport
import Testing

@Suite struct `A list` {
  private let steps = Steps()

  @Test func `members of equal priority are always in the order of their declaration`() {
    for _ in 0..<1_000 {
      #expect(steps[\.equal].map(\.name) == ["tables", "links", "markdown", "spelling"])
    }
  }

  @Test func `each container evaluates a list once`() {
    let before = Steps.evaluations.withLock { $0 }
    let (one, other) = (Steps(), Steps())
    for _ in 0..<3 { _ = (one[\.counted], other[\.counted]) }
    #expect(Steps.evaluations.withLock { $0 } == before + 2)
  }

  @Test func `a list resolves each member according to its own lifetime`() {
    let emojis = (0..<2).map { _ in steps[\.processors].first { $0.name == "emoji" } as? Emoji }
    #expect(emojis[0] === emojis[1])
    #expect(emojis[0] === steps.emoji())
  }

  @Test func `an overridden member keeps its place in the list`() {
    _ = steps[\.processors]
    let token = steps.markdown.override { Named(name: "mock") }
    #expect(steps.order == ["emoji", "mock", "spelling"])
    token.revert()
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `an override replaces a whole list until it is reverted or reset`() {
    steps.contribute(Tagged(\.links), to: \.processors)
    let token = steps.override(
      \.processors, with: [Tagged(\.tables), Tagged(\.links, priority: -1)])
    #expect(steps.order == ["links", "tables"])
    let second = steps.override(\.processors, with: [])
    #expect(steps.order.isEmpty)
    token.revert()
    #expect(steps.order.isEmpty)
    second.revert()
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
    let lasting = steps.override(\.processors, with: [Tagged(\.tables)]).during { steps.order }
    #expect(lasting == ["tables"])
    #expect(steps.order.count == 4)
    steps.override(\.processors, with: [])
    steps.reset(.overrides)
    #expect(steps.order.count == 4)
  }

  @Test func `a list leaves out a composite that gathers it or reads its providers`() {
    #expect(steps.composite().name == "composite of markdown links")
    #expect(
      steps[\.withComposite].map(\.name) == ["markdown", "composite of markdown links", "links"])
    #expect(steps.lazyComposite().name == "composite of markdown")
    #expect(steps.providers(\.lazy).count == 2)
  }

  @Test func `a list distinguishes members of one function by id, even if one gathers the list`() {
    #expect(steps[\.regions].map(\.name) == ["south", "north of south"])
    #expect(steps.north().name == "north of south")
  }

  @Test func `another container can build members of a list, which distinguishes them by it`() {
    let (steps, other) = (Steps(), Steps())
    other.markdown.override { Named(name: "mock of the other") }
    steps.neighbour.register { other }
    other.neighbour.register { [unowned steps] in steps }
    #expect(steps[\.families].map(\.name) == ["parent of child", "child"])
    #expect(steps.parent().name == "parent of child")
    #expect(steps[\.bothMarkdowns].map(\.name) == ["markdown", "mock of the other"])
  }

  @Test func `a gather evaluates the property of each member once`() {
    _ = steps[\.decorated]
    let before = steps.evaluations.withLock { $0 }
    _ = steps[\.decorated]
    #expect(steps.evaluations.withLock { $0 } == before + 2)
  }

  @Test func `the members of one gather share the instances of a graph`() {
    let (one, other) = (steps[\.graph], steps[\.graph])
    #expect(one[0] === one[1] && other[0] === other[1])
    #expect(one[0] !== other[0])
    let pairs = steps[\.graphs]
    #expect(pairs[0].value === pairs[1].value)
    #expect(steps.inGraph() !== steps.inGraph())
  }

  @Test func `the members of a list share a graph with its gatherer and beside another gather`() {
    #expect(Steps().isOneGraph())
    let three = Steps()[\.gathering]
    #expect(three[0] === three[1] && three[1] === three[2])
  }

  @Test func `a list can be filtered by the members of another list`() {
    steps.contribute(Tagged(\.links, priority: 15), to: \.processors)
    #expect(steps[\.processors, in: \.equal].map(\.name) == ["markdown", "links", "spelling"])
    #expect(steps[\.processors, notIn: \.equal].map(\.name) == ["emoji"])
  }

  @Test func `the providers of a list resolve when they are called`() {
    let providers = steps.providers(\.processors)
    steps.markdown.override { Named(name: "mock") }
    #expect(providers.map { $0().name } == ["emoji", "mock", "spelling"])
  }

  @Test func `the entries of a list show the origin and priority of each member`() {
    let entries = Steps().entries(\.processors)
    #expect(
      entries.map(\.description) == [
        "emoji (Steps.swift:31), priority 0", "markdown (Steps.swift:30), priority 10",
        "spelling (Steps.swift:29), priority 20",
      ])
    #expect(entries.map(\.factory.module) == Array(repeating: "KeyworksTests", count: 3))
  }

  @Test func `an injected list resolves from the building container, or from the shared one`() {
    steps.contribute(Tagged(\.links), to: \.processors)
    let built = steps.pipeline()
    #expect(built.now.map(\.name) == ["emoji", "links", "markdown", "spelling"])
    steps.contribute(Tagged(\.tables, priority: 99), to: \.processors)
    #expect(built.now.count == 4)
    #expect(built.later.map(\.name) == ["emoji", "links", "markdown", "spelling", "tables"])
    #expect(Pipeline().now.count == 3)
    #expect(Pipeline().later.count == 3)
    #expect(Pipeline().none.isEmpty)
  }

  @Test func `a list in an extension of SharedContainer exists in every shared container`() {
    #expect(Steps()[\.inAll].map(\.name) == ["everywhere"])
    #expect(Container()[\.inAll].map(\.name) == ["everywhere"])
    steps.contribute(Tagged(\.links), to: \.inAll)
    #expect(steps.gathered == ["everywhere", "links"])
    for _ in 0..<300 { #expect(steps.gathered.count == 2) }
  }

  @Test func `a member of a list of optionals can be nil`() {
    let found = Steps()[\.optional]
    #expect(found.map { $0?.name } == [nil, "markdown"])
    #expect(found.compactMap(\.self).count == 1)
  }

  @Test func `a list does not retain its container`() {
    weak var gone: Steps?
    do {
      let steps = Steps()
      gone = steps
      steps.contribute(Tagged(\.links), to: \.processors)
      steps.override(\.equal, with: [Tagged(\.links)])
      _ = (steps.order, steps[\.equal], steps.providers(\.processors))
    }
    #expect(gone == nil)
  }
}

private final class Pipeline {
  @Injected(\Steps.Type.processors) var now
  @LazyInjected(\Steps.Type.processors) var later
  @Injected(\Steps.Type.nothing) var none
}

extension Steps {
  fileprivate var pipeline: Factory<Pipeline> { self { Pipeline() } }

  fileprivate func region(_ name: String) -> Factory<any Step> {
    self(id: name) {
      guard name == "north" else { return Named(name: name) }
      return Named(name: "north of " + self[\.regions].map(\.name).joined(separator: ", "))
    }
  }
  fileprivate var south: Factory<any Step> { region("south") }
  fileprivate var north: Factory<any Step> { region("north") }
  fileprivate static var regions: Tags<any Step> {
    [Tagged(\.south), Tagged(\.north, priority: 1)]
  }

  fileprivate var neighbour: Factory<Steps> { promised() }
  fileprivate var markdownOfNeighbour: Factory<any Step> { neighbour().markdown }

  fileprivate var parent: Factory<any Step> {
    self {
      Named(
        name: "parent of " + self.neighbour()[\.families].map(\.name).joined(separator: ", "))
    }
  }
  fileprivate var child: Factory<any Step> { self { Named(name: "child") } }
  fileprivate var parentOfNeighbour: Factory<any Step> { neighbour().parent }
  fileprivate static var families: Tags<any Step> {
    [Tagged(\.parentOfNeighbour), Tagged(\.child)]
  }
  static var bothMarkdowns: Tags<any Step> { [Tagged(\.markdown), Tagged(\.markdownOfNeighbour)] }

  fileprivate var lazyComposite: Factory<any Step> {
    self {
      Named(
        name: "composite of "
          + self.providers(\.lazy).map { $0().name }.joined(separator: ", "))
    }
  }
  fileprivate static var lazy: Tags<any Step> { [Tagged(\.lazyComposite), Tagged(\.markdown)] }

  fileprivate var plainlyCounted: Factory<Int> {
    evaluations.withLock { $0 += 1 }
    return self { 1 }
  }
  fileprivate var decoratedAndCounted: Factory<Int> {
    evaluations.withLock { $0 += 1 }
    return self { 2 }.decorated { $0 + 1 }
  }
  fileprivate static var decorated: Tags<Int> {
    [Tagged(\.plainlyCounted), Tagged(\.decoratedAndCounted)]
  }

  fileprivate var shared: Factory<Emoji> { self { Emoji() }.graph }
  fileprivate var inGraph: Factory<Emoji> { self { self.shared() } }
  fileprivate var alsoInGraph: Factory<Emoji> { self { self.shared() } }
  fileprivate static var graph: Tags<Emoji> { [Tagged(\.inGraph), Tagged(\.alsoInGraph)] }
  static var graphs: KeyedTags<Int, Emoji> { [1: Tagged(\.inGraph), 2: Tagged(\.alsoInGraph)] }

  fileprivate var isOneGraph: Factory<Bool> {
    self {
      let before = self.shared()
      return self[\.graph].allSatisfy { $0 === before } && self.shared() === before
    }
  }
  fileprivate var besideGather: Factory<Emoji> {
    _ = self[\.graph]
    return self { self.shared() }
  }
  fileprivate static var gathering: Tags<Emoji> {
    [Tagged(\.inGraph), Tagged(\.besideGather), Tagged(\.alsoInGraph)]
  }

  fileprivate var nobody: Factory<(any Step)?> { self { nil } }
  fileprivate static var optional: Tags<(any Step)?> {
    [Tagged(\.nobody), Tagged(\.markdown) { $0 }]
  }
}
