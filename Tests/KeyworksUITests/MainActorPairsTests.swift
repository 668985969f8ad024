import Keyworks
import KeyworksUI
import TestSupport
import Testing

@Suite("A factory of the main actor in combination") struct MainActorPairsTests {
  private let world = MainWorld()

  @MainActor @Test func `a main-actor factory of a child can resolve from its parent`() {
    let child = ScreenChild(world)
    #expect(child.title() === world.library())
  }

  @MainActor @Test func `a main-actor instance expires on the clock of its container`() {
    let clock = ManualClock()
    world.manager.clock = clock
    let first = world.short()
    #expect(world.short() === first)
    clock.advance(by: .seconds(2))
    #expect(world.short() !== first)
  }

  @MainActor @Test func `a shared main-actor instance lives as long as something holds it`() {
    var first: ScreenModel? = world.held()
    #expect(world.held() === first)
    weak let gone = first
    first = nil
    #expect(gone == nil)
  }

  @MainActor @Test func `a sandbox follows a task that hops to the main actor`() async {
    let outside = world.library()
    await withSandbox {
      let world = world
      let inside = await Task { @concurrent in await world.library() }.value
      #expect(inside === world.library())
      #expect(inside !== outside)
    }
  }

  @MainActor @Test func `a context value reaches a main-actor body and its provider`() {
    let provider = world.with(Visitor(value: "Ada")) { world in
      #expect(world.named() == "Ada")
      return world.provider(\.named)
    }
    #expect(provider() == "Ada")
  }

  @MainActor @Test func `a main-actor object is injected from the container that builds it`() {
    world.style.override { "striped" }
    #expect(world.furnished().style == "striped")
  }

  @MainActor @Test func `observers receive events for main-actor builds, reuses and gathers`() {
    let heard = world.heard()
    _ = world.library()
    _ = world[\.models].map { $0() }
    let expected = ["library built", "models gathers", "screen built", "library reused"]
    #expect(heard.all.filter { !$0.hasSuffix("began") } == expected)
  }

  @MainActor @Test func `a main-actor recursion is not a cycle if the argument changes`() {
    #expect(world.depth(500) == 500)
  }

  @MainActor @Test func `others can change a container while the main actor resolves`() async {
    let others = Task.detached {
      await inTasks(8) { number in
        for round in 0..<200 {
          world.style.override { "\(number) \(round)" }.revert()
          world.library.reset(.instances)
          _ = world.style()
        }
      }
    }
    for _ in 0..<500 {
      #expect(world.library().title == "library")
      #expect(world[\.texts].map { $0() }.count == 2)
      await Task.yield()
    }
    _ = await others.value
  }
}

private struct Visitor: ContextValue { let value: String }

extension MainWorld {
  fileprivate var short: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("short") }.cached.timeToLive(.seconds(1))
  }
  fileprivate var held: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("held") }.shared
  }
  fileprivate var named: MainActorFactory<String> {
    self.mainActor { self.require(Visitor.self).value }
  }
  fileprivate var furnished: MainActorFactory<Furniture> { self.mainActor { Furniture() } }
  fileprivate var depth: MainActorParameterFactory<Int, Int> {
    self.mainActor { number in number == 0 ? 0 : self.depth(number - 1) + 1 }
  }
}

@MainActor private final class Furniture {
  @Injected(\MainWorld.style) var style
}

private final class ScreenChild: ManagedContainer {
  let manager: ContainerManager
  let world: MainWorld
  init(_ world: MainWorld) { (self.world, manager) = (world, ContainerManager(parent: world)) }
  var title: MainActorFactory<ScreenModel> { self.mainActor { self.world.library() } }
}
