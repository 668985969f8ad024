// Factories of the main actor as an app uses them. It has to mean the same under every setting, so each
// declaration says what it belongs to where the settings differ.

import Keyworks
import KeyworksAsync
import KeyworksUI
import KeyworksWiring

@MainActor final class Model {
  var title: String
  init(_ title: String) { self.title = title }
}

@MainActor protocol Screen: AnyObject {
  var title: String { get }
}

extension Model: Screen {}

nonisolated struct Style: Sendable {
  let name: String
}

enum Theme: Variant { case dark, light }

extension Container {
  var style: Factory<Style> { self { Style(name: "plain") } }
  var library: MainActorFactory<Model> { self.mainActor { Model("library") }.cached }
  var detail: MainActorParameterFactory<Int, Model> {
    self.mainActor { id in Model("detail \(id)") }
  }
  var window: MainActorFactory<any Screen> { promised() }
  var drawn: MainActorFactory<Model> {
    self.mainActor {
      let model = Model(self.style().name)
      model.title += "!"
      return model
    }
    .when(Theme.dark) { Model("dark") }
    .decorated { model in
      model.title += "?"
      return model
    }
    .on(.test) { Model("test") }
    .teardown { $0.title = "closed" }
    .singleton
  }
  static var screens: MainActorTags<any Screen> {
    [Tagged(\.library, priority: 1) { $0 }, Tagged(\.drawn) { $0 }]
  }
  static var models: MainActorTags<Model> { [Tagged(\.library)] }
  static var evening: Wiring<Container> {
    Wiring { container in
      container.library.register { Model("evening") }
      container.contribute(Tagged(\.drawn), to: \.models)
    }
    .requiring(\.window)
    .starting(\.library)
  }
}

// MARK: - On the main actor

@MainActor enum Shop {
  static func register(in container: Container) {
    container.library.register { Model("shop") }
    container.detail.register { id in Model("shop \(id)") }
    container.register(\.window) { container in container.library() }
    container.register(\.detail) { container, id in Model("\(container.style().name) \(id)") }
    container.library.decorate { model in
      model.title += " shop"
      return model
    }
    container.contribute(Tagged(\.library, priority: 3), to: \.models)
    container.contribute(Tagged(\.library) { $0 }, to: \.screens)
    container.remove(\.drawn, from: \.screens)
    container.activate(\.evening)
  }

  static func test(_ container: Container) async throws {
    let mock = Model("mock")
    let token = container.library.override { mock }
    container.library.override(with: mock)
    container.window.override { container.library() }
    container.library.override {
      Model("inner")
    }.during {
      _ = container.library().title
    }
    await container.library.override {
      Model("inner")
    }.during {
      await Task.yield()
    }
    token.revert()
    try await container.start(\.library, \.drawn)
  }

  static func use(_ container: Container) -> [String] {
    let provider = container.provider(\.library)
    let titles = [
      container.library().title, container[\.detail, 3].title, provider().title,
      container.drawn.under(Theme.dark)().title, container.window().title,
    ]
    return titles + container[\.screens].map { $0().title }
      + container[\.models].map { $0().title }
  }
}

@MainActor final class Owner {
  @Injected(\.library) var library
  @Injected(\.detail, 7) var detail
  @Injected(\.screens) var screens
}

// MARK: - Elsewhere

nonisolated enum Server {
  static func register(in container: Container) {
    container.library.register { Model("server") }
    container.register(\.window) { container in container.library() }
    container.contribute(Tagged(\.library) { $0 }, to: \.screens)
    _ = container.provider(\.detail)
    container.library.reset()
  }

  @concurrent static func use(_ container: Container) async -> String {
    let library = await container.library()
    let detail = await container[\.detail, 3]
    return await library.title + detail.title
  }
}

// MARK: - Another global actor

@globalActor actor Disk {
  static let shared = Disk()
}

@Disk final class Store {
  var count = 0
  nonisolated init() {}
}

extension Container {
  @Disk var store: Factory<Store> { self { Store() }.cached }
  var opened: AsyncFactory<Store, Never> {
    self.async { @Disk in
      let store = Store()
      store.count += 1
      return store
    }
    .cached
  }
}

@Disk func write(_ container: Container) async {
  container.store().count += 1
  container.store.override(with: Store())
  container.opened.override { @Disk in Store() }
  await container.opened().count += 1
}
