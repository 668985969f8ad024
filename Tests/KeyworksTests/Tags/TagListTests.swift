import Keyworks
import Testing

@Suite struct `A list` {
  @Test func `gives its members by priority`() {
    #expect(Steps().order == ["emoji", "markdown", "spelling"])
  }

  @Test func `keeps the order of its declaration where priorities are equal, each time`() {
    let steps = Steps()
    for _ in 0..<1_000 {
      #expect(steps[\.equal].map(\.name) == ["tables", "links", "markdown", "spelling"])
    }
  }

  @Test func `is evaluated once by each container`() {
    let before = Steps.evaluations.withLock { $0 }
    let (one, other) = (Steps(), Steps())
    for _ in 0..<3 { _ = (one[\.counted], other[\.counted]) }
    #expect(Steps.evaluations.withLock { $0 } == before + 2)
  }

  @Test func `without members is empty`() {
    #expect(Steps()[\.nothing].isEmpty)
  }

  @Test func `resolves each member by its own lifetime`() {
    let steps = Steps()
    let emojis = (0..<2).map { _ in steps[\.processors].first { $0.name == "emoji" } as? Emoji }
    #expect(emojis[0] === emojis[1])
    #expect(emojis[0] === steps.emoji())
  }

  @Test func `has an overridden member in its place`() {
    let steps = Steps()
    _ = steps[\.processors]
    let token = steps.markdown.override { Named(name: "mock") }
    #expect(steps.order == ["emoji", "mock", "spelling"])
    token.revert()
    #expect(steps.order == ["emoji", "markdown", "spelling"])
  }

  @Test func `is replaced as a whole by an override, and shows again`() {
    let steps = Steps()
    steps.contribute(\.links, to: \.processors)
    let token = steps.override(
      \.processors, with: [Tagged(\.tables), Tagged(\.links, priority: -1)])
    #expect(steps.order == ["links", "tables"])
    let second = steps.override(\.processors, with: [])
    #expect(steps.order.isEmpty)
    token.revert()
    #expect(steps.order.isEmpty)
    second.revert()
    #expect(steps.order == ["emoji", "links", "markdown", "spelling"])
    steps.override(\.processors, with: [])
    steps.reset(.overrides)
    #expect(steps.order.count == 4)
  }

  @Test func `leaves a composite out of what it gathers in its own body`() {
    let steps = Steps()
    #expect(steps.composite().name == "composite of markdown links")
    #expect(
      steps[\.withComposite].map(\.name) == ["markdown", "composite of markdown links", "links"])
  }

  @Test func `stops where two members gather each other`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Steps().first() }
    expectMessage(
      """
      'first' needs itself: first (Steps.swift:43) → second (Steps.swift:46) → first. Let one \
      of them resolve the next when it is used, not while it is built.
      """, in: result)
  }

  @Test func `can be cut with another one`() {
    let steps = Steps()
    steps.contribute(\.links, priority: 15, to: \.processors)
    #expect(steps[\.processors, in: \.equal].map(\.name) == ["markdown", "links", "spelling"])
    #expect(steps[\.processors, notIn: \.equal].map(\.name) == ["emoji"])
  }

  @Test func `gives providers, which resolve later`() {
    let steps = Steps()
    let providers = steps.providers(\.processors)
    steps.markdown.override { Named(name: "mock") }
    #expect(providers.map { $0().name } == ["emoji", "mock", "spelling"])
  }

  @Test func `can be looked at`() {
    let entries = Steps().entries(\.processors)
    #expect(
      entries.map(\.description) == [
        "emoji (Steps.swift:28), priority 0", "markdown (Steps.swift:27), priority 10",
        "spelling (Steps.swift:26), priority 20",
      ])
    #expect(entries.map(\.factory.module) == Array(repeating: "KeyworksTests", count: 3))
  }

  @Test func `is injected from the container that builds, and else from the shared one`() {
    let steps = Steps()
    steps.contribute(\.links, to: \.processors)
    let built = steps.pipeline()
    #expect(built.now.map(\.name) == ["emoji", "links", "markdown", "spelling"])
    steps.contribute(\.tables, priority: 99, to: \.processors)
    #expect(built.now.count == 4)
    #expect(built.later.map(\.name) == ["emoji", "links", "markdown", "spelling", "tables"])
    #expect(Pipeline().now.count == 3)
    #expect(Pipeline().later.count == 3)
  }

  @Test func `in an extension of all containers is there in each`() {
    #expect(Steps()[\.inAll].map(\.name) == ["everywhere"])
    #expect(Container()[\.inAll].map(\.name) == ["everywhere"])
    let steps = Steps()
    steps.contribute(\.links, to: \.inAll)
    #expect(steps.gathered == ["everywhere", "links"])
    for _ in 0..<300 { #expect(steps.gathered.count == 2) }
  }

  @MainActor @Test func `of factories of the main actor is gathered there`() {
    let steps = Steps()
    #expect(steps[\.titles].map(\.text) == ["one", "two"])
  }

  @Test func `with a member twice stops with both places`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Steps()[\.twice] }
    expectMessage(
      """
      'markdown' (Steps.swift:27) is twice in the list 'twice', at Steps.swift:79 and at \
      Steps.swift:80. Leave one of them out.
      """, in: result)
  }

  @Test func `goes with its container`() {
    weak var gone: Steps?
    do {
      let steps = Steps()
      gone = steps
      steps.contribute(\.links, to: \.processors)
      steps.override(\.equal, with: [Tagged(\.links)])
      _ = (steps.order, steps[\.equal], steps.providers(\.processors))
    }
    #expect(gone == nil)
  }
}

@MainActor private final class Title {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class Pipeline {
  @Injected(\Steps.Type.processors) var now
  @LazyInjected(\Steps.Type.processors) var later
}

extension Steps {
  fileprivate var pipeline: Factory<Pipeline> { self { Pipeline() } }
  @MainActor fileprivate var one: Factory<Title> { self { Title("one") } }
  @MainActor fileprivate var two: Factory<Title> { self { Title("two") } }
  @MainActor fileprivate static var titles: Tags<Title> {
    [Tagged(\.two, priority: 1), Tagged(\.one)]
  }
}
