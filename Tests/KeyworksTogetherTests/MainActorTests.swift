import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A factory of the main actor` {
  private let world = MainWorld()

  @Test(arguments: [false, true])
  func `a main-actor factory builds once for concurrent tasks or bodies`(inBodies: Bool) async {
    let models = await inTasks(100) { number in
      ObjectIdentifier(await inBodies ? world.visitor(number) : world.library())
    }
    #expect(Set(models).count == 1)
    #expect(world.diary.all == ["+library"])
  }

  @MainActor @Test func `a start on no actor builds main-actor factories`() async throws {
    try await Task.detached { [world] in try await world.start(\.library, \.page1) }.value
    #expect(world.diary.all == ["+library"])
    _ = world.library()
    #expect(world.diary.all == ["+library"])
  }

  @MainActor @Test func `a wiring can register, start and contribute factories`() async throws {
    let activation = world.activate(\.dark)
    try await world.started(\.dark)
    #expect(world.library().title == "dark library")
    #expect(world[\.sections].map { $0().name } == ["one", "dark library", "screen"])
    activation.revert()
    #expect(world.library().title == "library")
    #expect(world[\.sections].map { $0().name } == ["library", "screen"])
  }
}

extension `A factory of the main actor` {
  @MainActor @Test func `is renewed when a value changes`() {
    let shop = RenewedShop()
    let first = shop.model()
    #expect(shop.model() === first)
    shop.flag.override { true }
    #expect(shop.model() !== first)
  }
}

@MainActor private final class RenewedModel {}

private final class RenewedShop: ManagedContainer {
  let manager = ContainerManager()
  var flag: Factory<Bool> { self { false } }
  var model: MainActorFactory<RenewedModel> {
    self.mainActor { RenewedModel() }.cached.renewed { (shop: RenewedShop) in shop.flag() }
  }
}

@Suite("A factory of the main actor in combination") struct MainActorPairsTests {
  private let world = MainWorld()

  @Test func `a path continues from an asynchronous body into a main-actor factory`() async {
    #expect(await world.tour() == ["tour", "guide", "named"])
  }

  @Test func `an asynchronous instance is torn down before a main-actor one`() async throws {
    _ = await world.tenant()
    try await world.close()
    #expect(world.diary.all == ["-tenant", "-closing"])
  }

  @Test func `a failed start tears down a main-actor instance`() async {
    await #expect(throws: Refusal.self) { try await world.start(\.closing, \.refused) }
    #expect(world.diary.all == ["-closing"])
    _ = await world.closing()
    try? await world.close()
    #expect(world.diary.all == ["-closing", "-closing"])
  }
}

@MainActor private final class ScreenModel {
  let title: String
  init(_ title: String) { self.title = title }
}

@MainActor private protocol Section: AnyObject {
  var name: String { get }
}

extension ScreenModel: Section {
  fileprivate var name: String { title }
}

private struct Refusal: Error {}

private final class MainWorld: ManagedContainer {
  let manager = ContainerManager()
  let diary = Diary()

  var screen: MainActorFactory<ScreenModel> { self.mainActor { ScreenModel("screen") } }
  var library: MainActorFactory<ScreenModel> {
    self.mainActor { [diary] in
      diary.note("+library")
      return ScreenModel("library")
    }.cached
  }
  var page: MainActorParameterFactory<Int, ScreenModel> {
    self.mainActor { id in ScreenModel("page \(id)") }.cached
  }
  var page1: MainActorFactory<ScreenModel> { self.mainActor { self.page(1) } }
  var one: MainActorFactory<ScreenModel> { self.mainActor { ScreenModel("one") }.singleton }
  var visitor: AsyncParameterFactory<Int, ScreenModel, Never> {
    self.async { _ in await self.library() }.cached
  }
  var closing: MainActorFactory<ScreenModel> {
    self.mainActor { ScreenModel("closing") }.cached.teardown { [diary] model in
      MainActor.assertIsolated()
      diary.note("-\(model.title)")
    }
  }
  var tour: AsyncFactory<[String], Never> { self.async { await self.guide() } }
  var guide: MainActorFactory<[String]> {
    self.mainActor {
      _ = self.path()
      return self.path()
    }
  }
  var path: Factory<[String]> {
    self { (ResolutionContext.current?.path ?? []).map(\.name).dropLast() + ["named"] }
  }
  var tenant: AsyncFactory<ScreenModel, Never> {
    self.async { await self.closing() }.cached.teardown { [diary] _ in diary.note("-tenant") }
  }
  var refused: AsyncFactory<Int, any Error> {
    self.async {
      _ = await self.closing()
      throw Refusal()
    }
  }

  static var sections: MainActorTags<any Section> {
    [Tagged(\.screen, priority: 2) { $0 }, Tagged(\.library, priority: 1) { $0 }]
  }
  static var dark: Wiring<MainWorld> {
    Wiring { world in
      world.library.register { ScreenModel("dark library") }
      world.contribute(Tagged(\.one) { $0 }, to: \.sections)
    }
    .starting(\.library)
  }
}
