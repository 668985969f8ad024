import Keyworks
import KeyworksUI
import TestSupport
import Testing

@Suite struct `A factory of the main actor` {
  private let world = MainWorld()

  @MainActor @Test func `a main-actor factory builds synchronously on the main actor`() {
    #expect(world.screen().title == "screen")
    #expect(world[\.screen].title == "screen")
    #expect(world.detail(7).title == "detail 7")
    #expect(world[\.detail, 8].title == "detail 8")
  }

  @concurrent @Test func `code on no actor resolves a main-actor factory with await`() async {
    let library = await world.library()
    #expect(await library.title == "library")
    #expect(await world[\.library] === library)
    #expect(await world.detail(7).title == "detail 7")
    #expect(await world[\.detail, 8].title == "detail 8")
  }

  @MainActor @Test func `a main-actor factory caches one instance for each argument`() {
    #expect(world.page(1) === world.page(1))
    #expect(world.page(1) !== world.page(2))
    #expect(world.detail(1) !== world.detail(1))
  }

  @MainActor @Test func `a main-actor factory can cache a value that is not Sendable`() {
    world.draft().text = "changed"
    #expect(world.draft().text == "changed")
    world.draft.reset(.instances)
    #expect(world.draft().text == "")
  }

  @MainActor @Test func `a main-actor factory can be a singleton`() {
    withSandbox {
      let other = MainWorld()
      #expect(world.one() === other.one())
    }
  }

  @MainActor @Test func `decorations of a main-actor factory run on the main actor`() {
    #expect(world.wrapped().title == "<wrapped>")
    world.wrapped.decorate { model in
      model.title += "?"
      return model
    }
    world.wrapped.decorate { [world] model in
      model.title += world.style()
      return model
    }
    #expect(world.wrapped().title == "<wrapped>?plain")
  }

  @Test func `code on any actor can register and override a main-actor factory`() async {
    world.detail.register { id in ScreenModel("registered \(id)") }
    #expect(await world.detail(3).title == "registered 3")
    world.detail.override { id in ScreenModel("mock \(id)") }.revert()
    #expect(await world.detail(3).title == "registered 3")
  }

  @MainActor @Test func `main-actor code can override with values that are not Sendable`() async {
    let mock = ScreenModel("mock")
    world.library.override { mock }
    #expect(world.library() === mock)
    let draft = Draft()
    world.draft.override { draft }
    #expect(world.draft() === draft)
    let inner = ScreenModel("inner")
    world.library.override { inner }.during { #expect(world.library() === inner) }
    await world.library.override { inner }.during {
      await Task.yield()
      #expect(world.library() === inner)
    }
    #expect(world.library() === mock)
  }

  @MainActor @Test func `closures for a main-actor factory can receive the container`() {
    world.register(\.library) { ScreenModel("library in \($0.style())") }
    #expect(world.library().title == "library in plain")
    world.register(\.detail) { world, id in ScreenModel("\(world.style()) \(id)") }
    #expect(world.detail(4).title == "plain 4")
    world.detail.override { [world] id in ScreenModel("mock \(world.style()) \(id)") }
    #expect(world.detail(4).title == "mock plain 4")
  }

  @MainActor @Test func `a list returns its main-actor members in order`() {
    #expect(world[\.sections].map { $0().name } == ["library", "screen"])
    #expect(world[\.models].map { $0().title } == ["screen", "library"])
    #expect(world[\.pages].map { $0(3).title } == ["detail 3", "page 3"])
    #expect(world[\.pagesByName].map { $0.value(3).title } == ["detail 3", "page 3"])
    #expect(world[\.pagesByName].map(\.key) == ["detail", "page"])
    #expect(world[\.byName].map(\.key) == ["screen", "library"])
    #expect(world[\.byName, "library"]?().name == "library")
    #expect(world[\.byName, "nothing"] == nil)
    #expect(world.entries(\.sections).map(\.factory.name) == ["library", "screen"])
    // Other factories can be in such a list too.
    #expect(world[\.texts].map { $0() } == ["plain screen", "plain"])
  }

  @Test func `code on any actor can contribute to a main-actor list and gather it`() async {
    world.contribute(Tagged(\.one, priority: 3), to: \.models)
    world.contribute(Tagged(\.one, priority: 3) { $0 }, to: \.sections)
    world.contribute(Tagged(\.page) { $0 }, to: \.pages)
    world.contribute(Tagged(\.one) { $0 }, for: "one", to: \.byName)
    #expect(world[\.models].count == 3)
    #expect(await titles == ["library", "screen", "one"])
  }

  @MainActor private var titles: [String] { world[\.sections].map { $0().name } }

  @MainActor @Test func `a main-actor list can be gathered under a variant`() {
    world.contribute(Tagged(\.byTone), to: \.models)
    #expect(world.with(Tone.loud) { $0[\.models].map { $0().title } }.last == "loud")
    let object = ToneOwner(world)
    #expect(object.titles == ["screen", "library", "loud"])
    let other = world.with(Tone.loud) { ToneOwner($0) }
    #expect(other.plainTitles == ["screen", "library", "plain"])
  }

  @MainActor @Test func `the members of a main-actor list share a graph`() {
    let count = Locked(0)
    world.told.register {
      count.withLock { $0 += 1 }
      return "\(count.withLock(\.self))"
    }
    world.contribute(Tagged(\.again), to: \.texts)
    let texts = world.mainActor { world[\.texts].map { $0() } }
    #expect(texts() == ["1", "plain", "1"])
  }

  @MainActor @Test func `main-actor factories can be injected into objects on the main actor`() {
    withSandbox {
      let object = ScreenOwner()
      #expect(object.library.title == "library")
      #expect(object.detail.title == "detail 3")
      #expect(object.constant.title == "detail 3")
      #expect(object.sections.map { $0().name } == ["library", "screen"])
    }
  }

  @MainActor @Test func `a main-actor factory can be passed as a provider`() {
    let provider = world.provider(\.library)
    #expect(provider() === world.library())
    #expect(world.provider(\.detail)(5).title == "detail 5")
    #expect(world.with(Tone.loud) { $0.provider(\.byTone) }().title == "loud")
  }

}

extension Stop {
  static let ofMainActor: [Stop] = [
    cycle(
      "a main-actor factory that needs itself stops the program and names the path", at: 0,
      "loop (MainWorld.swift:\(MainWorld.loopLine)) → loop"
    ) { _ = await MainWorld().loop() },
    Stop(
      "an unregistered promise of a main-actor factory stops the program",
      """
      'elsewhere' (MainWorld.swift:\(MainWorld.elsewhereLine)) is promised and nothing registered \
      it. No factory asked for it: the backtrace shows which code did. Register it before it is \
      resolved: container.elsewhere.register { … }
      """
    ) { @MainActor in _ = MainWorld().elsewhere() },
  ]
}

extension MainWorld {
  var again: MainActorFactory<String> { self.mainActor { self.told() } }
}

@MainActor private final class ToneOwner {
  let titles: [String]
  let plainTitles: [String]

  init(_ world: MainWorld) {
    @MainActor struct Models {
      @Injected(\MainWorld.Type.models, under: Tone.loud) var loud
      @Injected(\MainWorld.Type.models, without: Tone.self) var plain
    }
    (titles, plainTitles) = world.mainActor(id: 1) {
      let models = Models()
      return (models.loud.map { $0().title }, models.plain.map { $0().title })
    }()
  }
}

@MainActor private final class ScreenOwner {
  @Injected(\MainWorld.library) var library
  @Injected(\MainWorld.detail, 3) var detail
  let constant = MainWorld.injected(\.detail, 3)
  @Injected(\MainWorld.Type.sections) var sections
}
