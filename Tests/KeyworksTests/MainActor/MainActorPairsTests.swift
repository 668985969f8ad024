import Keyworks
import Testing

/// What factories of the main actor mean together with the rest.
@Suite("A factory of the main actor, together with") struct MainActorPairsTests {
  private let world = MainWorld()

  // MARK: - Asynchronous factories

  @Test func `asynchronous factories is used by their bodies, and shows one path through both`()
    async
  {
    #expect(await world.tour() == ["tour", "guide", "named"])
  }

  @Test func `asynchronous factories is built once for bodies that ask at the same time`() async {
    await withTaskGroup { group in
      for number in 0..<100 { group.addTask { [world] in _ = await world.visitor(number) } }
    }
    #expect(world.diary.all == ["+library"])
  }

  @Test func `asynchronous factories is torn down after what uses it`() async throws {
    _ = await world.tenant()
    try await world.close()
    #expect(world.diary.all == ["-tenant", "-closing"])
  }

  // MARK: - Life

  @Test func `a start that fails is torn down`() async {
    await #expect(throws: WiringRefusal.self) {
      try await world.start(\.closing, \.refused)
    }
    #expect(world.diary.all == ["-closing"])
    _ = await world.closing()
    try? await world.close()
    #expect(world.diary.all == ["-closing", "-closing"])
  }

  @MainActor @Test func `a parent is found from the child`() {
    let child = ScreenChild(world)
    #expect(child.title() === world.library())
  }

  @MainActor @Test func `an end of the scope is built anew`() {
    let first = world.visited()
    world.reset(scope: .screens)
    #expect(world.visited() !== first)
  }

  @MainActor @Test func `a time to live ages on the clock of its container`() {
    let clock = ManualClock()
    world.manager.clock = clock
    let first = world.short()
    #expect(world.short() === first)
    clock.advance(by: .seconds(2))
    #expect(world.short() !== first)
  }

  @MainActor @Test func `a shared lifetime lives as long as somebody holds it`() {
    var first: ScreenModel? = world.held()
    #expect(world.held() === first)
    weak let gone = first
    first = nil
    #expect(gone == nil)
  }

  // MARK: - Sandboxes

  @MainActor @Test func `a sandbox is built anew in it`() {
    let outside = world.library()
    withSandbox {
      #expect(world.library() !== outside)
      world.library.override { ScreenModel("mock") }
      #expect(world.library().title == "mock")
    }
    #expect(world.library() === outside)
  }

  @MainActor @Test func `a sandbox stays in it when a task hops`() async {
    let outside = world.library()
    await withSandbox {
      let world = world
      let inside = await Task { @concurrent in await world.library() }.value
      #expect(inside === world.library())
      #expect(inside !== outside)
    }
  }

  // MARK: - Context

  @MainActor @Test func `a value of with is given to its body, and to its provider`() {
    let provider = world.with(Visitor.self, "Ada") { world in
      #expect(world.named() == "Ada")
      return world.provider(\.named)
    }
    #expect(provider() == "Ada")
  }

  @MainActor @Test func `injected properties finds the container that builds`() {
    world.style.override { "striped" }
    #expect(world.furnished().style == "striped")
  }

  @MainActor @Test func `the context of a resolve knows who asks`() {
    #expect(world.guide() == ["guide", "named"])
  }

  // MARK: - Observers

  @MainActor @Test func `observers hear of what is built, reused and gathered`() {
    let events = Locked<[String]>([])
    let observation = world.observe { event in
      let word: String? =
        switch event.kind {
        case .built: "built"
        case .reused: "reused"
        case .gathers: "gathers"
        default: nil
        }
      if let word { events.withLock { $0.append("\(word) \(event.factory.name)") } }
    }
    _ = world.library()
    _ = world[\.models]
    withExtendedLifetime(observation) {}
    let expected = ["built library", "gathers models", "built screen", "reused library"]
    #expect(events.withLock(\.self) == expected)
  }

  // MARK: - Recursion

  @MainActor @Test func `recursion ends where an argument does`() {
    #expect(world.depth(500) == 500)
  }

  @MainActor @Test func `other threads that use the container does not disturb them`() async {
    let world = world
    let others = Task.detached {
      await withTaskGroup { group in
        for number in 0..<8 {
          group.addTask {
            for round in 0..<200 {
              world.style.override { "\(number) \(round)" }.revert()
              world.library.reset(.instances)
              _ = world.style()
            }
          }
        }
      }
    }
    for _ in 0..<500 {
      #expect(world.library().title == "library")
      #expect(world[\.texts].count == 2)
      await Task.yield()
    }
    await others.value
  }
}

extension Scope {
  fileprivate static let screens = Scope("screens")
}

private enum Visitor: ContextKey { typealias Value = String }

extension MainWorld {
  fileprivate var tour: AsyncFactory<[String], Never> { self.async { await self.guide() } }
  fileprivate var guide: MainActorFactory<[String]> {
    self.mainActor {
      _ = self.path()
      return self.path()
    }
  }
  fileprivate var path: Factory<[String]> {
    self { (ResolutionContext.current?.path ?? []).map(\.name).dropLast() + ["named"] }
  }
  fileprivate var visitor: AsyncFactory<Int, ScreenModel, Never> {
    self.async { _ in await self.library() }.cached
  }
  fileprivate var tenant: AsyncFactory<ScreenModel, Never> {
    self.async { await self.closing() }.cached.teardown { [diary] _ in diary.note("-tenant") }
  }
  fileprivate var refused: AsyncFactory<Int, any Error> {
    self.async {
      _ = await self.closing()
      throw WiringRefusal()
    }
  }
  fileprivate var visited: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("visited") }.scope(.screens)
  }
  fileprivate var short: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("short") }.cached.timeToLive(.seconds(1))
  }
  fileprivate var held: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("held") }.shared
  }
  fileprivate var named: MainActorFactory<String> {
    self.mainActor { self.require(Visitor.self) }
  }
  fileprivate var furnished: MainActorFactory<Furniture> { self.mainActor { Furniture() } }
  fileprivate var depth: MainActorFactory<Int, Int> {
    self.mainActor { number in number == 0 ? 0 : self.depth(number - 1) + 1 }
  }
}

@MainActor private final class Furniture {
  @Injected(\MainWorld.style) var style
}

private final class ScreenChild: ManagedContainer {
  let manager = ContainerManager()
  let world: MainWorld
  var parent: (any ManagedContainer)? { world }
  init(_ world: MainWorld) { self.world = world }
  var title: MainActorFactory<ScreenModel> { self.mainActor { self.world.library() } }
}
