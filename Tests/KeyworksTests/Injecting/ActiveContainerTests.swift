import Keyworks
import TestSupport
import Testing

@Suite(.serialized) struct `A shared container that is computed` {
  @Test func `an injected property uses the active shared container`() {
    let (one, other) = (Stage("one"), Stage("other"))
    let seen = Stage.perform(on: one) { (Actor().name, Actor().names, Actor().settings.value) }
    #expect(seen == ("one", ["one"], "one"))
    #expect(Stage.perform(on: other) { Actor().name } == "other")
    #expect(Actor().name == "empty")
  }

  @Test func `a lazy property uses the container active when its object was created`() {
    let (one, other) = (Stage("one"), Stage("other"))
    let (actor, built) = Stage.perform(on: one) { (Actor(), one.actor()) }
    Stage.perform(on: other) {
      #expect(actor.later == "one")
      #expect(built.later == "one")
      #expect(Actor().later == "other")
    }
  }

  @Test func `the container that builds an object takes precedence over the active one`() {
    let (one, other) = (Stage("one"), Stage("other"))
    Stage.perform(on: one) {
      #expect(other.actor().name == "other")
      #expect(other.actor().later == "other")
    }
  }

  @Test func `a lazy property does not keep the active container alive`() async {
    weak var gone: Stage?
    let actor: Actor
    do {
      let stage = Stage("one")
      gone = stage
      actor = Stage.perform(on: stage) { Actor() }
    }
    #expect(gone == nil)
    withExtendedLifetime(actor) {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stage.perform(on: Stage("one")) { Actor() }.later }
    #expect(errorOutput(of: result).contains("but its container is gone"))
  }

  @Test func `an active container has fresh state in a sandbox`() {
    let one = Stage("one")
    one.name.override { "mock" }
    Stage.perform(on: one) {
      withSandbox { #expect(Actor().name == "one") }
      #expect(Actor().name == "mock")
    }
  }
}

private final class Stage: SharedContainer {
  static var shared: Stage { active.withLock { $0 } }
  private static let active = Locked(Stage("empty"))

  static func perform<Result>(on stage: Stage, _ work: () -> Result) -> Result {
    let before = shared
    active.withLock { $0 = stage }
    defer { active.withLock { $0 = before } }
    return work()
  }

  let manager = ContainerManager()
  let title: String
  init(_ title: String) { self.title = title }

  var name: Factory<String> { self { self.title } }
  var actor: Factory<Actor> { self { Actor() } }
  var setting: Factory<Property<String>> {
    self { [title] in Property(get: { title }, set: { _ in }) }
  }
  static var names: Tags<String> { [Tagged(\.name)] }
}

private final class Actor {
  @Injected(\Stage.name) var name
  @Injected(\Stage.Type.names) var names
  @Injected(\Stage.setting) var settings
  @LazyInjected(\Stage.name) var later
}
